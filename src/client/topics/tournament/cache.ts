import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '../../game/cache.ts'

/** Asks for the tournament's page anew: an instant has come at which it changes. */
export const refreshTournament = (client: QueryClient): void => markStale(client, ['tournament.get'])
