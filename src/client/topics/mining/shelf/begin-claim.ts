import { forgetKeyOfMove } from '../../../game/idempotency-keys.ts'

let begunAfterMs: number | null = null

/**
 * Called before a claim is sent. After another last claim it is the next one, not a repeat of that whose answer was lost: by its key
 * nothing would be claimed (row 46, T3).
 * @param lastClaimMs as far as the client knows
 */
export const beginClaim = (lastClaimMs: number): void => {
  if (begunAfterMs !== lastClaimMs) forgetKeyOfMove('users.claim', undefined)
  begunAfterMs = lastClaimMs
}
