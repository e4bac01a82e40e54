import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '#client/game/cache.ts'

export const refreshVote = (client: QueryClient): void => markStale(client, ['vote.get'])
