import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '../../game/cache.ts'

export const refreshTournament = (client: QueryClient): void => markStale(client, ['tournament.get'])
