import type { Kysely } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import { ENERGY_MAX } from '../../../rules/constants.ts'
import { claimWaitMinutes, minedNano } from '../../../rules/mining.ts'
import { ONBOARDING_REWARDS } from '../../../rules/onboarding.ts'
import { gameValues } from '../../../rules/settings-values.ts'
import type { Database } from '../../db/database.ts'
import { balanceOf, GAME_ACCOUNT, postTransfers } from '../../db/ledger.ts'
import { type Entropy, uuidV7 } from '../../entropy.ts'
import { CallError } from '../../http/call-error.ts'
import type { Identity } from '../../http/call-handler.ts'
import { nakedPower } from '../fighters/service.ts'
import { giveOrInbox } from '../inbox/service.ts'
import { createPlayer, getPlayerLocked, miningHistoryOf } from '../players/service.ts'
import { invitationOf, onClaim } from '../referral/service.ts'
import { joinCurrentSeason } from '../season/service.ts'
import { moveLastClaim } from './store.ts'

interface UseCase {
  readonly db: Kysely<Database>
  readonly nowMs: number
  readonly entropy: Entropy
}

/**
 * Makes the player: house, two ledger rows of 5 TOK, once; mining starts now (R03, R04).
 * @throws CallError `already-onboarded`
 */
export const onboard = async (
  { db, nowMs, entropy }: UseCase,
  identity: Identity,
  houseId: number,
): Promise<CallData<'users.onboard'>> => {
  await createPlayer(db, {
    id: identity.userId,
    username: identity.username,
    firstName: identity.firstName,
    photoUrl: identity.photoUrl,
    languageCode: identity.languageCode,
    ...(await invitationOf(db, identity)),
    houseId,
    energy: ENERGY_MAX,
    power: nakedPower(houseId),
    nowMs,
  })
  await postTransfers(
    db,
    ONBOARDING_REWARDS.map(({ reason, amountNano }) => ({
      id: uuidV7(entropy, nowMs),
      from: GAME_ACCOUNT,
      to: identity.userId,
      asset: 'tok',
      amount: BigInt(amountNano),
      reason,
      ref: null,
    })),
    nowMs,
  )
  await joinCurrentSeason(db, identity.userId, nowMs)
  return {
    house_id: houseId,
    balance: Number(await balanceOf(db, identity.userId, 'tok')),
    last_claim: new Date(nowMs).toISOString(),
    rewards: ONBOARDING_REWARDS.map(({ reason, amountNano }) => ({ reason, amount: amountNano })),
  }
}

/**
 * Pays what was mined since the last claim (R03); above the balance limit it waits in the inbox (T5).
 * @throws CallError `claim-too-early` with the minutes left
 */
export const claim = async ({ db, nowMs, entropy }: UseCase, playerId: number): Promise<CallData<'users.claim'>> => {
  const player = await getPlayerLocked(db, playerId)
  const lastClaimMs = player.last_claim_at.getTime()
  const minutes = claimWaitMinutes(lastClaimMs, nowMs)
  if (minutes > 0) throw new CallError('claim-too-early', { minutes })
  const amount = minedNano({
    settings: gameValues,
    ...(await miningHistoryOf(db, playerId)),
    lastClaimMs,
    nowMs,
  })
  await moveLastClaim(db, playerId, nowMs)
  const gifts =
    amount > 0
      ? [
          {
            id: uuidV7(entropy, nowMs),
            from: GAME_ACCOUNT,
            to: playerId,
            asset: 'tok' as const,
            amount: BigInt(amount),
            reason: 'claim' as const,
            ref: null,
          },
        ]
      : []
  const { raised } = await giveOrInbox({ db, nowMs, entropy }, gifts)
  await onClaim({ db, nowMs, entropy }, player, amount)
  return {
    amount,
    balance: Number(raised[0]?.amount ?? (await balanceOf(db, playerId, 'tok'))),
    last_claim: new Date(nowMs).toISOString(),
  }
}
