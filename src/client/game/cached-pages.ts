import type { InfiniteData, QueryClient } from '@tanstack/react-query'
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
