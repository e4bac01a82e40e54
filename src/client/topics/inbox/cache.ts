import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '#client/game/cache.ts'

export const refreshInbox = (client: QueryClient): void => markStale(client, ['inbox.list'])
