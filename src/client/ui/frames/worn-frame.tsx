import type { ReactNode } from 'react'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { lookIcon } from '#assets/manifest/look-icons.ts'
import type { LookOf } from '#rules/wardrobe/looks.ts'
import styles from './worn-frame.module.css'

interface WornFrameProps {
  /** Frame that the player wears (R58). Undefined shows the portrait alone. */
  readonly frame: LookOf<'frame'> | undefined
  /** A round portrait. */
  readonly children: ReactNode
}

export const WornFrame = ({ frame, children }: WornFrameProps) =>
  frame ? (
    <span className={styles.framed}>
      {children}
      <img src={extraIconUrl(lookIcon(frame))} alt="" draggable={false} className={styles.frame} />
    </span>
  ) : (
    children
  )
