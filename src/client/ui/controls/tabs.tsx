import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import styles from './tabs.module.css'

/** A tab; its badge shows that something needs attention. */
export interface Tab<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly content: ReactNode
  readonly badge?: ReactNode
  /** Its content fills the panel, and scrolls inside itself. */
  readonly isFilling?: boolean
}

export interface TabsProps<Id extends string = string> {
  /** Label for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  /** The selected tab; without it the tabs are uncontrolled and start with the first. */
  readonly value?: Id
  readonly onChange?: (id: Id) => void
  /** Stay on one row, which scrolls where it is longer than the page is wide; otherwise they wrap. */
  readonly isScrolling?: boolean
}

/** Keeps the selected tab of a row that scrolls in sight, in its middle where that can be. @param ids all tabs: one may come later */
const useSelectedInSight = (value: string | undefined, ids: string): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (value === undefined || ids === '') return undefined
    let isGone = false
    const center = (): void => {
      const row = list.current
      const tab = row?.querySelector<HTMLElement>('[data-active]')
      if (!isGone && row && tab)
        row.scrollLeft = tab.offsetLeft - row.offsetLeft + tab.offsetWidth / 2 - row.clientWidth / 2
    }
    center()
    // Tabs are wider in their own font.
    void document.fonts?.ready.then(center)
    return () => {
      isGone = true
    }
  }, [value, ids])
  return list
}

/** A row of tabs with their panels. Arrow keys move between the tabs. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange, isScrolling = false }: TabsProps<Id>) => {
  const list = useSelectedInSight(isScrolling ? value : undefined, tabs.map(({ id }) => id).join(' '))
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.id } : { value })}
      onValueChange={(id) => onChange?.(id as Id)}
    >
      <Base.List
        ref={list}
        data-scrolls={isScrolling || undefined}
        className={styles.list}
        aria-label={label}
        activateOnFocus
      >
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
            {tab.badge}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className={styles.panel} data-fills={tab.isFilling || undefined}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
