import type { QueryClient } from '@tanstack/react-query'
import { markStale, setAnswer } from '#client/game/cache.ts'
import { balanceQuery, lastClaimQuery } from './queries.ts'

/** Optimistic; corrected by the refetch, not a rollback (T3). */
export const previewClaim = (client: QueryClient, amountNano: number, claimedAtMs: number): void => {
  setAnswer(client, balanceQuery, (balanceNano) => balanceNano + amountNano)
  setAnswer(client, lastClaimQuery, new Date(claimedAtMs).toISOString())
}

export const refreshMining = (client: QueryClient): void => markStale(client, ['users.balance', 'users.lastClaim'])
