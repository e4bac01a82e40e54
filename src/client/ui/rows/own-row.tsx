import type { ReactNode } from 'react'
import styles from './own-row.module.css'

export interface OwnRowProps {
  /** Name of the row for screen readers. */
  readonly label: string
  readonly place: ReactNode
  /** Face or emblem, 42 px; nothing without one. */
  readonly picture?: ReactNode
  /** Above the name: whose row it is. */
  readonly tag: string
  readonly name: string
  /** The value that the board sorts by. */
  readonly children: ReactNode
}

/** The own row of a board, pinned above the window's lower edge (rows 145, 179). */
export const OwnRow = ({ label, place, picture, tag, name, children }: OwnRowProps) => (
  <section className={styles.row} aria-label={label}>
    <span className={styles.place}>{place}</span>
    {picture}
    <span className={styles.who}>
      <span className={styles.tag}>{tag}</span>
      <bdi className={styles.name}>{name}</bdi>
    </span>
    {children}
  </section>
)
