import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '#client/game/cache.ts'

export const refreshMedals = (client: QueryClient): void =>
  markStale(client, ['users.me', 'users.balance', 'users.stars', 'shop.notice', 'medals.list'])
