import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import styles from './tabs.module.css'

export interface Tab<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly content: ReactNode
  readonly badge?: ReactNode
  /** Marks the panel with `data-fills` for the styles around the tabs. Alone it changes nothing. */
  readonly isFilling?: boolean
}

export interface TabsProps<Id extends string = string> {
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  /** The selected tab. Without it the tabs are uncontrolled and start with the first. */
  readonly value?: Id
  readonly onChange?: (id: Id) => void
  /** The tabs are in one row that scrolls. Otherwise they wrap. */
  readonly isScrolling?: boolean
}

/** Scrolls the selected tab to the middle of a scrolling row, also when the tabs (`ids`) change. */
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
    // The web font changes the tabs' width.
    void document.fonts?.ready.then(center)
    return () => {
      isGone = true
    }
  }, [value, ids])
  return list
}

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
