import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

/** A tab; its badge shows that something needs attention. */
export interface Tab<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly content: ReactNode
  readonly badge?: ReactNode
}

export interface TabsProps<Id extends string = string> {
  /** Label for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  /** The selected tab; without it the tabs are uncontrolled and start with the first. */
  readonly value?: Id
  readonly onChange?: (id: Id) => void
}

/** A row of tabs with their panels. Arrow keys move between the tabs. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) => (
  <Base.Root
    {...(value === undefined ? { defaultValue: tabs[0]?.id } : { value })}
    onValueChange={(id) => onChange?.(id as Id)}
  >
    <Base.List className={styles.list} aria-label={label} activateOnFocus>
      {tabs.map((tab) => (
        <Base.Tab key={tab.id} value={tab.id} className={styles.tab}>
          {tab.label}
          {tab.badge}
        </Base.Tab>
      ))}
    </Base.List>
    {tabs.map((tab) => (
      <Base.Panel key={tab.id} value={tab.id} className={styles.panel}>
        {tab.content}
      </Base.Panel>
    ))}
  </Base.Root>
)
