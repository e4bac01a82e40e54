import { type ReactNode, useId } from 'react'
import styles from './drawer-section.module.css'

export interface DrawerSectionProps {
  readonly title: string
  /** Beside the title, at the end. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A section of a drawer or long panel with its own heading, separated by a line. */
export const DrawerSection = ({ title, aside, children }: DrawerSectionProps) => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className="row wrap gap-8 justify-between">
        <h3 id={id} className="golden size-17">
          {title}
        </h3>
        {aside}
      </header>
      {children}
    </section>
  )
}
