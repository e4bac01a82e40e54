import { type ReactNode, useId } from 'react'
import styles from './drawer-section.module.css'

export interface DrawerSectionProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

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
