import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import styles from './design-page.module.css'

export interface DesignSectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export const DesignSection = ({ id, title, children }: DesignSectionProps) => (
  <section id={id} className={styles.section} aria-label={title}>
    <h2>{title}</h2>
    <div className={styles.samples}>{children}</div>
  </section>
)

export interface SampleProps {
  readonly title: string
  readonly wide?: boolean
  readonly line?: boolean
  readonly children: ReactNode
}

export const Sample = ({ title, wide = false, line = false, children }: SampleProps) => (
  <div className={classNames('grid gap-8 shrinks', wide && styles.wide)}>
    <h3 className={styles.caption}>{title}</h3>
    <div className={line ? styles.line : styles.stack}>{children}</div>
  </div>
)
