import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FullScreenDialog } from '../overlays/full-screen-dialog.tsx'
import styles from './moment.module.css'

export interface MomentFrameProps {
  /** Name of the moment for screen readers. */
  readonly label: string
  /** Colour of its light, CSS. */
  readonly glow: string
  /** The outcome is seen: words take the place of the button that skips. */
  readonly isRevealed: boolean
  readonly isCalm: boolean
  readonly skipLabel: string
  readonly onSkip: () => void
  readonly onClose: () => void
  /** Its sky, and what its style sheet tells phases by. */
  readonly className: string | undefined
  readonly marks?: Readonly<Record<`data-${string}`, string | true | undefined>>
  /** Behind the stage. */
  readonly scenery?: ReactNode
  readonly stageClassName: string | undefined
  /** Rows of things below the stage, for its style sheet. */
  readonly rows?: number | undefined
  /** What is seen; words say it to screen readers. */
  readonly stage: ReactNode
  /** Shown once the outcome is seen. */
  readonly children: ReactNode
}

/** A moment on the whole screen: a stage, and below it first what skips the suspense, then the words. A tap or a key skips. */
export const MomentFrame = (props: MomentFrameProps) => {
  const { label, glow, isRevealed, isCalm, skipLabel, onSkip, onClose, className, marks, stageClassName } = props
  return (
    <FullScreenDialog open label={label} dismissable={isRevealed} onClose={onClose}>
      <div
        className={classNames(styles.frame, className)}
        {...marks}
        data-calm={isCalm || undefined}
        style={{ '--rarity': glow } as CSSProperties}
      >
        {props.scenery && (
          <div className="cover" aria-hidden="true">
            {props.scenery}
          </div>
        )}
        <div className={stageClassName} data-rows={props.rows} aria-hidden="true">
          {props.stage}
        </div>
        {isRevealed ? (
          props.children
        ) : (
          <button type="button" className={styles.skip} onClick={onSkip}>
            {skipLabel}
          </button>
        )}
      </div>
    </FullScreenDialog>
  )
}
