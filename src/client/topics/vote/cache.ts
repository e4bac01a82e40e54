import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '../../game/cache.ts'

/** Asks for the vote's board anew: a moment has come at which it changes by itself. */
export const refreshVote = (client: QueryClient): void => markStale(client, ['vote.get'])
