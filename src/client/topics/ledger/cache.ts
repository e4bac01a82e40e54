import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '../../../contracts/calls.ts'
import { markStale, setAnswer } from '../../game/cache.ts'
import { starsQuery } from './queries.ts'

/** What shows the balance of STAR, or what it can buy. */
export const STARS = ['users.stars', 'shop.notice'] as const satisfies readonly CallName[]

/** Sets the balance of STAR that a move has answered. Another balance may buy other things: the shop's dot is asked anew (row 40). */
export const setStars = (client: QueryClient, stars: number): void => {
  const before = client.getQueryData(starsQuery.queryKey)
  setAnswer(client, starsQuery, stars)
  if (before !== stars) markStale(client, ['shop.notice'])
}
