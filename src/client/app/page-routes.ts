import { pageAt } from '#client/game/page-paths.ts'
import { createEmitter } from '#client/platform/emitter.ts'
import { fetchOnce } from '#client/platform/fetch-once.ts'
import { prefetch } from '#client/platform/prefetch.ts'
import { FIRST_PAGES } from './first-pages.ts'
import type { PageRoute } from './page-route.ts'

let rows = FIRST_PAGES
const loaded = createEmitter()

export const knownPages = (): readonly PageRoute[] => rows

/** While false, an unmatched path is not "not found": it may be a page whose route is not loaded yet. */
export const areAllPagesKnown = (): boolean => rows !== FIRST_PAGES

export const onPagesKnown = loaded.on

/** Rejects if the list cannot be loaded. The next call tries again. */
export const loadPages = fetchOnce(async () => {
  rows = (await import('./pages.ts')).PAGES
  loaded.emit()
})

/** Never rejects: loading the page later reports the failure. */
export const prefetchPage = async (pathname: string): Promise<void> => {
  const path = pageAt(pathname)?.path
  const row = (): PageRoute | undefined => rows.find(({ paths }) => path && paths.includes(path))
  if (!row()) await prefetch(loadPages)
  await row()?.Page.prefetch()
}
