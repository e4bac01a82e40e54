import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '../../game/cache.ts'

/** Asks anew which bosses are there: a stay has begun or ended. */
export const refreshBosses = (client: QueryClient): void => markStale(client, ['boss.get', 'boss.active'])
