import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '../../game/cache.ts'

export const refreshVote = (client: QueryClient): void => markStale(client, ['vote.get'])
