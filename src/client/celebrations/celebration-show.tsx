import type { ReactNode } from 'react'
import type { Celebration } from '#client/sound/celebrations.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import backdrops from './backdrops.module.css'
import { Burst } from './burst.tsx'
import { CelebrationFrame } from './celebration-frame.tsx'
import styles from './celebration-show.module.css'
import { useButtonFocus } from './use-button-focus.ts'
import { useRevealDelay } from './use-reveal-delay.ts'

export type Backdrop = 'night' | 'market' | 'guild' | 'dawn' | 'army'

const Words = ({ title, children, done, buttons, isReported = false, onClose }: CelebrationShowProps) => {
  const words = useButtonFocus()
  return (
    <div ref={words} className={classNames(styles.words, styles.rising)}>
      <div role={isReported ? undefined : 'status'} className="column gap-12 items-center content-start">
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
      <div className={styles.buttons}>
        {done !== undefined && (
          <Button size="large" fullWidth onClick={onClose}>
            {done}
          </Button>
        )}
        {buttons}
      </div>
    </div>
  )
}

export const Shaking = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.shaking}>{children}</div>
)

export interface CelebrationShowProps {
  readonly label: string
  readonly glow: string
  readonly backdrop?: Backdrop
  readonly isKnown: boolean
  readonly scenery?: ReactNode
  /** Shown until the outcome is revealed. Without it the outcome is shown as soon as it is known. */
  readonly before?: ReactNode
  readonly after: ReactNode
  readonly skipLabel: string
  readonly rows?: 2 | 3 | undefined
  readonly title: string
  /** True if a toast says the same, so that screen readers hear it once. */
  readonly isReported?: boolean
  readonly children: ReactNode
  /** Text of a first button, which closes the celebration. */
  readonly done?: string
  readonly buttons?: ReactNode
  readonly celebration: Celebration
  readonly onClose: () => void
}

export const CelebrationShow = (props: CelebrationShowProps) => {
  const {
    label,
    glow,
    backdrop = 'night',
    scenery,
    isKnown,
    before,
    after,
    skipLabel,
    rows,
    celebration,
    onClose,
  } = props
  const isCalm = useReducedMotion()
  const { isRevealed, skip } = useRevealDelay({ isKnown, isCalm, isAtOnce: before === undefined, celebration })
  return (
    <CelebrationFrame
      label={label}
      glow={glow}
      isRevealed={isRevealed}
      isCalm={isCalm}
      skipLabel={skipLabel}
      onSkip={skip}
      onClose={onClose}
      className={classNames(styles.show, backdrops[backdrop])}
      scenery={scenery}
      stageClassName={styles.stage}
      rows={isRevealed ? rows : undefined}
      stage={
        isRevealed ? (
          <>
            <Burst />
            <div className={styles.shown}>{after}</div>
          </>
        ) : (
          before
        )
      }
    >
      <Words {...props} />
    </CelebrationFrame>
  )
}
