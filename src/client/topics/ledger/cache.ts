import type { QueryClient } from '@tanstack/react-query'
import { markStale, setAnswer } from '../../game/cache.ts'
import { starsQuery } from './queries.ts'

/** Sets the balance of STAR that a move has answered. Another balance may buy other things: the shop's dot is asked anew (row 40). */
export const setStars = (client: QueryClient, stars: number): void => {
  const before = client.getQueryData(starsQuery.queryKey)
  setAnswer(client, starsQuery, stars)
  if (before !== stars) markStale(client, ['shop.notice'])
}
