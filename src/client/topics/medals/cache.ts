import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '../../game/cache.ts'

/** Asks anew for what medals change, after a row of claims (row 163). */
export const refreshMedals = (client: QueryClient): void =>
  markStale(client, ['users.me', 'users.balance', 'users.stars', 'shop.notice', 'medals.list'])
