import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { callWith } from '#client/api/call.ts'
import type { callKey } from '#client/api/call-query.ts'
import type { CallName } from '#contracts/calls.ts'
import type { CallData } from '#contracts/schemas.ts'

export type PagedCall = Extract<CallName, 'guild.log' | 'market.list'>
type Row<N extends PagedCall> = CallData<N>['items'][number]

export const setRows = <N extends PagedCall>(
  client: QueryClient,
  name: N,
  change: (rows: readonly Row<N>[]) => readonly Row<N>[],
): void => {
  client.setQueriesData<InfiniteData<CallData<N>>>({ queryKey: [name] }, (known) =>
    known ? { ...known, pages: known.pages.map((page) => ({ ...page, items: change(page.items) })) } : undefined,
  )
}

type Page = CallData<'market.list'>

/**
 * Rows that new ones have moved from the first page to the second stay on the first, because the second is not
 * refetched. If the last fresh row is unknown, rows between the pages may be missing, so the later pages are dropped.
 */
const withFirst = (known: InfiniteData<Page>, first: Page): InfiniteData<Page> => {
  const [before, ...later] = known.pages
  const isLast = ({ id }: Page['items'][number]): boolean => id === first.items.at(-1)?.id
  if (!known.pages.some(({ items }) => items.some(isLast)))
    return { pages: [first], pageParams: known.pageParams.slice(0, 1) }
  const at = before?.items.findIndex(isLast) ?? -1
  const moved = at === -1 ? [] : (before?.items.slice(at + 1) ?? [])
  return { ...known, pages: [{ ...first, items: [...first.items, ...moved] }, ...later] }
}

/**
 * Refetches the first page of lists on screen, and drops all other lists. If a list were marked stale, all its loaded
 * pages would be refetched one by one.
 */
export const refreshListings = (client: QueryClient): void => {
  client.removeQueries({ queryKey: ['market.list'], type: 'inactive' })
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: ['market.list'] })) {
    const [, input] = queryKey as ReturnType<typeof callKey<'market.list'>>
    callWith('market.list', input)
      .then((first) => client.setQueryData<InfiniteData<Page>>(queryKey, (known) => known && withFirst(known, first)))
      .catch(() => undefined)
  }
}
