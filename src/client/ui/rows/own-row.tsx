import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './own-row.module.css'

export interface OwnRowProps {
  /** True by default: the row stays at the window's foot while its place is further down. */
  readonly isSticky?: boolean
  readonly label: string
  readonly place: ReactNode
  /** A picture of 42 px. */
  readonly picture?: ReactNode
  readonly tag: string
  readonly name: string
  readonly children: ReactNode
}

export const OwnRow = ({ isSticky = true, label, place, picture, tag, name, children }: OwnRowProps) => (
  <section className={classNames(styles.row, isSticky && styles.sticky)} aria-label={label}>
    <span className={styles.place}>{place}</span>
    {picture}
    <span className={styles.who}>
      <span className="bold size-14 leading-110">{tag}</span>
      <bdi className="font-display size-17 ellipsis leading-125">{name}</bdi>
    </span>
    {children}
  </section>
)
