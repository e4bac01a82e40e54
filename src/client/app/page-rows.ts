import { pageAt } from '../game/page-addresses.ts'
import { fetchAhead } from '../platform/fetch-ahead.ts'
import { fetchOnce } from '../platform/fetch-once.ts'
import { FIRST_PAGES } from './first-pages.ts'
import type { PageRow } from './page-row.ts'

let rows = FIRST_PAGES
const listeners = new Set<() => void>()

/** The pages that are known by now: all of them, or only the first ones. */
export const knownPages = (): readonly PageRow[] => rows

/** Whether every page is known, so that an unknown address is none. */
export const areAllPagesKnown = (): boolean => rows !== FIRST_PAGES

/** Calls back when more pages are known. Returns the cancellation. */
export const onPagesKnown = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Loads the list of all pages, which the first screen does without. @throws when it does not load */
export const loadPages = fetchOnce(async () => {
  rows = (await import('./pages.ts')).PAGES
  for (const listener of listeners) listener()
})

/** Prefetches the page's code. Never rejects: failures surface in the real load. */
export const prefetchPage = async (pathname: string): Promise<void> => {
  const path = pageAt(pathname)?.path
  const row = (): PageRow | undefined => rows.find(({ paths }) => path && paths.includes(path))
  if (!row()) await fetchAhead(loadPages)
  await row()?.Page.prefetch()
}
