import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '../../game/cache.ts'

/** Asks anew how the tournament stands: an instant of its day has passed. */
export const refreshTournament = (client: QueryClient): void => markStale(client, ['tournament.get'])
