import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { CallData } from '../../contracts/schemas.ts'

/** Takes an offer that was sold or taken off the market, by its id or its item's, out of every loaded page of its lists. */
export const dropListing = (client: QueryClient, id: string): void => {
  client.setQueriesData<InfiniteData<CallData<'market.list'>>>({ queryKey: ['market.list'] }, (known) =>
    known
      ? {
          ...known,
          pages: known.pages.map((page) => ({
            ...page,
            items: page.items.filter((item) => item.id !== id && item.user_equipment_id !== id),
          })),
        }
      : undefined,
  )
}
