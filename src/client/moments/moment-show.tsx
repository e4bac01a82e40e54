import type { ReactNode } from 'react'
import type { Celebration } from '../sound/celebrations.ts'
import { useRisingSuspense } from '../sound/use-rising-suspense.ts'
import { classNames } from '../ui/class-names.ts'
import { useReducedMotion } from '../ui/hooks/use-reduced-motion.ts'
import { Burst } from '../ui/moment/burst.tsx'
import { MomentFrame } from '../ui/moment/moment-frame.tsx'
import { useButtonFocus } from '../ui/moment/use-button-focus.ts'
import backdrops from './backdrops.module.css'
import styles from './moment-show.module.css'

/** Where a moment happens. */
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

/** Something that is about to open: it shakes. */
export const Shaking = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.shaking}>{children}</div>
)

export interface MomentShowProps {
  /** Name of the moment for screen readers. */
  readonly label: string
  /** Colour of its light, CSS. */
  readonly glow: string
  readonly backdrop?: Backdrop
  /** The server has answered. */
  readonly isKnown: boolean
  /** Behind all: a picture of the place. */
  readonly scenery?: ReactNode
  /** What is seen while the outcome is awaited; without it the outcome is seen as soon as it is known. */
  readonly before?: ReactNode
  /** What is seen then. */
  readonly after: ReactNode
  readonly skipLabel: string
  /** Rows of things that are told of, where there are several: the stage makes room for them. */
  readonly rows?: 2 | 3 | undefined
  readonly title: string
  /** A toast says it: screen readers hear the title only once. */
  readonly isTold?: boolean
  readonly children: ReactNode
  readonly buttons: ReactNode
  /** Its sound, once the outcome is seen. */
  readonly celebration: Celebration
  readonly onClose: () => void
}

/** Something is opened, made, got or reached on the whole screen: suspense, then what it brought. A tap or a key skips. */
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
