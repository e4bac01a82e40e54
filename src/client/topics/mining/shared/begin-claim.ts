import { forgetIdempotencyKey } from '#client/game/idempotency-keys.ts'

let begunAfterMs: number | null = null

/** Drops the old idempotency key once `lastClaimMs` has changed: the key of a lost claim would claim nothing (row 46, T3). */
export const beginClaim = (lastClaimMs: number): void => {
  if (begunAfterMs !== lastClaimMs) forgetIdempotencyKey('users.claim', undefined)
  begunAfterMs = lastClaimMs
}
