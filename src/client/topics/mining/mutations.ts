import type { QueryClient } from '@tanstack/react-query'
import { markStale, setAnswer } from '#client/game/cache.ts'
import { forgetIdempotencyKey } from '#client/game/idempotency-keys.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { balanceQuery, lastClaimQuery } from './queries.ts'

let begunAfterMs: number | null = null

/**
 * A retry of a lost claim keeps its idempotency key. Once `lastClaimMs` has changed, the key is forgotten, because the
 * server would answer it with the old claim (row 46, T3).
 */
export const beginClaim = (lastClaimMs: number): void => {
  if (begunAfterMs !== lastClaimMs) forgetIdempotencyKey('users.claim', undefined)
  begunAfterMs = lastClaimMs
}

/** Optimistic update. Later answers correct it, and there is no rollback (T3). */
export const previewClaim = (client: QueryClient, amountNano: number, claimedAtMs: number): void => {
  setAnswer(client, balanceQuery, (balanceNano) => balanceNano + amountNano)
  setAnswer(client, lastClaimQuery, new Date(claimedAtMs).toISOString())
}

export const refreshMining = (client: QueryClient): void => markStale(client, ['users.balance', 'users.lastClaim'])

export const miningEffects: MutationEffects<'users.claim'> = {
  'users.claim': {
    set: (client, { balance, last_claim }) => {
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, lastClaimQuery, last_claim)
    },
    stale: ['users.boosts', 'users.firstDays', 'airdrop.get', 'medals.list'],
    staleOnFailure: ['users.balance', 'users.lastClaim', 'users.boosts'],
  },
}
