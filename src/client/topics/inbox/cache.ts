import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '../../game/cache.ts'

/** Asks for the inbox anew. */
export const refreshInbox = (client: QueryClient): void => markStale(client, ['inbox.list'])
