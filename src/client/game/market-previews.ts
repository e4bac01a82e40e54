import type { QueryClient } from '@tanstack/react-query'
import { setAnswer } from './cache.ts'
import { wishesQuery } from './queries.ts'

/** Takes a wish off the list before the server has; returns the rollback. */
export const previewWishRemoval = (client: QueryClient, id: string): (() => void) => {
  const { queryKey } = wishesQuery
  void client.cancelQueries({ queryKey })
  const before = client.getQueryData(queryKey)
  setAnswer(client, wishesQuery, (wishes) => wishes.filter((wish) => wish.id !== id))
  return () => {
    if (before) setAnswer(client, wishesQuery, before)
  }
}
