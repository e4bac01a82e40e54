import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SceneKey, StageState } from '#bridge/bridge.ts'
import { isActive, onActiveChange } from '#client/platform/active.ts'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import { StageContext, useStageState } from './stage-context.ts'
import styles from './stage-host.module.css'

export type StageError = Exclude<StageState['error'], null>

export interface StageHostProps {
  readonly scene: SceneKey
  readonly label: string
  /** Shown if the stage cannot be drawn. `retry` loads it again. */
  readonly fallback: (error: StageError, retry: () => void) => ReactNode
  readonly children?: ReactNode
}

/** While mounted, the shared canvas is in this element. Children are drawn above it. */
export const StageHost = ({ scene, label, fallback, children }: StageHostProps) => {
  const { t } = useTranslation()
  const holder = useContext(StageContext)
  const element = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const error = useStageState((state) => state.error)
  const ready = useStageState((state) => state.ready === scene)
  const loading = useStageState((state) => state.loading)
  const motion = useReducedMotion() ? 'reduced' : 'full'

  useEffect(() => holder.bridge.store.setState({ motion }), [holder, motion])

  useEffect(() => {
    const follow = (active: boolean): void => holder.bridge.store.setState({ isAway: !active })
    follow(isActive())
    return onActiveChange(follow)
  }, [holder])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt shows the same scene again
  useEffect(() => (element.current ? holder.show(element.current, scene) : undefined), [holder, scene, attempt])

  return (
    <div className="full relative full-height clipped">
      <div ref={element} className={styles.stage} role="img" aria-label={label} data-ready={ready} />
      {error === null && !ready && (
        <div className={styles.loading}>
          <progress
            className={styles.progress}
            aria-label={t('shell.loading')}
            max={1}
            {...(loading > 0 ? { value: loading } : {})}
          />
        </div>
      )}
      {error !== null && <div className={styles.fallback}>{fallback(error, () => setAttempt((n) => n + 1))}</div>}
      {children}
    </div>
  )
}
