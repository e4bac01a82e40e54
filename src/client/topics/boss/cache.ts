import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '#client/game/cache.ts'

export const refreshBosses = (client: QueryClient): void => markStale(client, ['boss.get', 'boss.active'])
