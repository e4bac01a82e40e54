import type { ReactNode } from 'react'
import type { Celebration } from '#client/sound/celebrations.ts'
import { useRisingSuspense } from '#client/sound/use-rising-suspense.ts'
import { classNames } from '#client/ui/class-names.ts'
import { useReducedMotion } from '#client/ui/hooks/use-reduced-motion.ts'
import { Burst } from '#client/ui/moment/burst.tsx'
import { MomentFrame } from '#client/ui/moment/moment-frame.tsx'
import { useButtonFocus } from '#client/ui/moment/use-button-focus.ts'
import backdrops from './backdrops.module.css'
import styles from './moment-show.module.css'

export type Backdrop = 'night' | 'market' | 'guild' | 'dawn' | 'army'

const Words = ({ title, children, buttons, isTold = false }: MomentShowProps) => {
  const words = useButtonFocus()
  return (
    <div ref={words} className={classNames(styles.words, styles.rising)}>
      <div role={isTold ? undefined : 'status'} className={styles.news}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
      <div className={styles.buttons}>{buttons}</div>
    </div>
  )
}

export const Shaking = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.shaking}>{children}</div>
)

export interface MomentShowProps {
  readonly label: string
  readonly glow: string
  readonly backdrop?: Backdrop
  readonly isKnown: boolean
  readonly scenery?: ReactNode
  /** Shown until the outcome is revealed; without it the outcome is shown as soon as it is known. */
  readonly before?: ReactNode
  readonly after: ReactNode
  readonly skipLabel: string
  readonly rows?: 2 | 3 | undefined
  readonly title: string
  /** Set if a toast announces it, so that screen readers hear it once. */
  readonly isTold?: boolean
  readonly children: ReactNode
  readonly buttons: ReactNode
  readonly celebration: Celebration
  readonly onClose: () => void
}

/** Full-screen celebration: reveal delay, then the outcome. A tap or a key skips. */
export const MomentShow = (props: MomentShowProps) => {
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
  const { isRevealed, skip } = useRisingSuspense({ isKnown, isCalm, isAtOnce: before === undefined, celebration })
  return (
    <MomentFrame
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
    </MomentFrame>
  )
}
