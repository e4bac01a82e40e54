import { pageAt } from '#client/game/page-addresses.ts'
import { fetchAhead } from '#client/platform/fetch-ahead.ts'
import { fetchOnce } from '#client/platform/fetch-once.ts'
import { FIRST_PAGES } from './first-pages.ts'
import type { PageRow } from './page-row.ts'

let rows = FIRST_PAGES
const listeners = new Set<() => void>()

export const knownPages = (): readonly PageRow[] => rows

/** Until then an unknown address may still be a page. */
export const areAllPagesKnown = (): boolean => rows !== FIRST_PAGES

export const onPagesKnown = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Rejects if the list cannot be loaded; the next call tries again. */
export const loadPages = fetchOnce(async () => {
  rows = (await import('./pages.ts')).PAGES
  for (const listener of listeners) listener()
})

/** Never rejects: the real load reports failures. */
export const prefetchPage = async (pathname: string): Promise<void> => {
  const path = pageAt(pathname)?.path
  const row = (): PageRow | undefined => rows.find(({ paths }) => path && paths.includes(path))
  if (!row()) await fetchAhead(loadPages)
  await row()?.Page.prefetch()
}
