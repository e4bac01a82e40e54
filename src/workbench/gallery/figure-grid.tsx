import type { ReactNode } from 'react'
import styles from './figure-grid.module.css'

export const FigureRow = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="shrinks full">
    <h2>{title}</h2>
    <div className={styles.cells}>{children}</div>
  </section>
)

export const Figure = ({ caption, children }: { readonly caption: string; readonly children: ReactNode }) => (
  <figure className={styles.cell}>
    {children}
    <figcaption className="text-center size-caption">{caption}</figcaption>
  </figure>
)
