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

/**
 * Refetches the first page of lists on screen, and drops all other lists of the call. If a list were marked stale, all
 * its loaded pages would be refetched one by one.
 */
export const refreshFirstPage = <N extends PagedCall>(client: QueryClient, name: N): void => {
  client.removeQueries({ queryKey: [name], type: 'inactive' })
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [name] })) {
    const [, input] = queryKey as ReturnType<typeof callKey<N>>
    callWith<N>(name, input)
      .then((first) =>
        client.setQueryData<InfiniteData<CallData<N>>>(
          queryKey,
          (known) => known && { ...known, pages: [first, ...known.pages.slice(1)] },
        ),
      )
      .catch(() => undefined)
  }
}
