import type { CSSProperties } from 'react'
import styles from './share-bar.module.css'

export interface ShareBarProps {
  /** Filled part, 0 to 1. */
  readonly share: number
  readonly color: 'gold' | 'cyan'
}

/** Hidden from screen readers, because texts beside it say the same. */
export const ShareBar = ({ color, share }: ShareBarProps) => (
  <span className={styles.bar} style={{ '--filling': `var(--${color})` } as CSSProperties} aria-hidden="true">
    <span style={{ width: `${share * 100}%` }} />
  </span>
)
