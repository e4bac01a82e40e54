import type { ReactNode } from 'react'
import styles from './own-row.module.css'

export interface OwnRowProps {
  readonly label: string
  readonly place: ReactNode
  /** A picture of 42 px. */
  readonly picture?: ReactNode
  readonly tag: string
  readonly name: string
  readonly children: ReactNode
}

export const OwnRow = ({ label, place, picture, tag, name, children }: OwnRowProps) => (
  <section className={styles.row} aria-label={label}>
    <span className={styles.place}>{place}</span>
    {picture}
    <span className={styles.who}>
      <span className="bold size-14 leading-110">{tag}</span>
      <bdi className="font-display size-17 ellipsis leading-125">{name}</bdi>
    </span>
    {children}
  </section>
)
