import { gameValues } from '#rules/game-config/game-config.ts'
import { claimWaitMinutes, minedNano } from '#rules/mining/mining.ts'
import { ApiError } from '#server/api-error.ts'
import { guarded } from '#server/calls/call-handler.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { shareOfClaim } from '#server/modules/friends/service.ts'
import { miningHistory } from '#server/modules/players/service.ts'
import { settleClaim } from './store.ts'

/**
 * Pays mined TOK (R03). What exceeds the balance limit goes to the inbox (T5). @throws ApiError `claim-too-early` with
 * the minutes left
 */
export const claim = guarded({
  columns: ['id', 'last_claim_at', 'mining_no', 'referrer_id', 'referral_qualified_at'],
  reads: miningHistory,
  settle: async ({ db, nowMs, entropy, identity }, player, request) => {
    const { upgrades, boosts, last_claim_at, mining_no } = player
    const lastClaimMs = last_claim_at.getTime()
    const minutes = claimWaitMinutes(lastClaimMs, nowMs)
    if (minutes > 0) throw new ApiError('claim-too-early', { minutes })
    const amount = minedNano({ settings: gameValues, upgrades, boosts, lastClaimMs, nowMs })
    const share = shareOfClaim({ nowMs, entropy }, player, amount)
    const answer = { amount, last_claim: new Date(nowMs).toISOString() }
    const balance = await settleClaim(db, identity.userId, {
      nowMs,
      seen: { last_claim_at, mining_no },
      gift: amount > 0 ? { id: uuidV7(entropy, nowMs), amount: BigInt(amount) } : null,
      messages: share === null ? [] : [share],
      request,
      answer,
    })
    return balance === null ? null : { ...answer, balance }
  },
})
