import type { QueryClient } from '@tanstack/react-query'
import { markStale, setAnswer } from '#client/game/cache.ts'
import type { CallName } from '#contracts/calls.ts'
import { starsQuery } from './queries.ts'

export const STARS = ['users.stars', 'shop.notice'] as const satisfies readonly CallName[]

/** Also makes the shop's notice stale, which depends on the balance (row 40). */
export const setStars = (client: QueryClient, stars: number): void => {
  const before = client.getQueryData(starsQuery.queryKey)
  setAnswer(client, starsQuery, stars)
  if (before !== stars) markStale(client, ['shop.notice'])
}
