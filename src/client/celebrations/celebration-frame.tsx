import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { FullScreenDialog } from '#client/ui/overlays/full-screen-dialog.tsx'
import styles from './celebration-frame.module.css'

export interface CelebrationFrameProps {
  readonly label: string
  readonly glow: string
  readonly isRevealed: boolean
  readonly isCalm: boolean
  readonly skipLabel: string
  readonly onSkip: () => void
  readonly onClose: () => void
  readonly className: string | undefined
  readonly marks?: Readonly<Record<`data-${string}`, string | true | undefined>>
  readonly scenery?: ReactNode
  readonly stageClassName: string | undefined
  readonly rows?: number | undefined
  readonly stage: ReactNode
  readonly children: ReactNode
}

export const CelebrationFrame = (props: CelebrationFrameProps) => {
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
