import { sql } from 'kysely'
import { claimWaitMinutes, minedNano } from '../../../rules/economy/mining.ts'
import { gameValues } from '../../../rules/economy/settings-values.ts'
import { guarded } from '../../call-handler.ts'
import { giftsArgument } from '../../db/ledger.ts'
import { mint } from '../../db/movements.ts'
import { messagesArgument } from '../../db/outbox.ts'
import { uuidV7 } from '../../entropy.ts'
import { keyArgument } from '../../idempotency.ts'
import { Refusal } from '../../refusal.ts'
import { shareOfClaim } from '../friends/service.ts'
import { miningHistory } from '../players/service.ts'
import { settleClaim } from './store.ts'

/**
 * Pays what was mined since the last claim (R03); above the balance limit it waits in the inbox (T5).
 * @throws Refusal `claim-too-early` with the minutes left
 */
export const claim = guarded({
  reads: ({ identity }) => miningHistory(identity.userId),
  settle: async ({ db, nowMs, entropy, identity }, player, request) => {
    const { userId: playerId } = identity
    const { upgrades, boosts, last_claim_at } = player
    const lastClaimMs = last_claim_at.getTime()
    const minutes = claimWaitMinutes(lastClaimMs, nowMs)
    if (minutes > 0) throw new Refusal('claim-too-early', { minutes })
    const amount = minedNano({ settings: gameValues, upgrades, boosts, lastClaimMs, nowMs })
    const gift = { id: uuidV7(entropy, nowMs), to: playerId, asset: 'tok', reason: 'claim', ref: null } as const
    const share = shareOfClaim({ nowMs, entropy }, player, amount)
    const answer = { amount, last_claim: new Date(nowMs).toISOString() }
    const balance = await settleClaim(db, playerId, {
      nowMs,
      seen: { last_claim: last_claim_at.toISOString(), upgrades: upgrades.length, boosts: boosts.length },
      gifts: giftsArgument(amount > 0 ? [mint({ ...gift, amount: BigInt(amount) })] : []),
      messages: messagesArgument(share === null ? [] : [share]),
      key: keyArgument(request),
      answer: sql`${JSON.stringify(answer)}::jsonb`,
    })
    return balance === null ? null : { ...answer, balance }
  },
})
