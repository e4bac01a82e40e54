import type { CallData } from '#contracts/schemas.ts'
import { ENERGY_MAX } from '#rules/constants.ts'
import { ONBOARDING_REWARDS } from '#rules/house/onboarding.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Identity } from '#server/calls/identity.ts'
import { balanceOf, postMovements } from '#server/db/ledger.ts'
import { minterFor } from '#server/db/movements.ts'
import { isBeingErased } from '#server/modules/account/service.ts'
import { nakedPower } from '#server/modules/fighters/service.ts'
import { beginFirstDays } from '#server/modules/first-days/service.ts'
import { invitationOf, onJoin } from '#server/modules/friends/service.ts'
import { beginLuck } from '#server/modules/luck/service.ts'
import { createPlayer } from '#server/modules/players/service.ts'
import { currentSeason, joinSeason } from '#server/modules/season/service.ts'

/**
 * Creates the player (R03, R04). @throws ApiError `already-onboarded`; `account-deleted` within thirty days, or while the deletion is
 * running
 */
export const onboard = async (
  { db, nowMs, entropy }: CallScope,
  identity: Identity,
  houseId: number,
): Promise<CallData<'users.onboard'>> => {
  const season = await currentSeason(db, nowMs)
  const { inviterId } = await createPlayer(db, {
    id: identity.userId,
    username: identity.username,
    firstName: identity.firstName,
    photoUrl: identity.photoUrl,
    languageCode: identity.languageCode,
    ...(await invitationOf(db, identity)),
    houseId,
    energy: ENERGY_MAX,
    power: nakedPower(houseId),
    season: season.number,
    nowMs,
  })
  if (await isBeingErased(db, identity.userId)) throw new ApiError('account-deleted', { days: 1 })
  if (inviterId !== null) await onJoin({ db, nowMs, entropy }, inviterId, identity.userId)
  await postMovements(
    db,
    ONBOARDING_REWARDS.map(({ reason, amountNano }) =>
      minterFor({ entropy, nowMs }, identity.userId, { reason, ref: null })('tok', amountNano),
    ),
    nowMs,
  )
  await beginFirstDays(db, identity.userId, nowMs)
  await joinSeason(db, identity.userId, season, nowMs)
  await beginLuck({ db, nowMs, entropy }, identity.userId)
  return {
    house_id: houseId,
    balance: Number(await balanceOf(db, identity.userId, 'tok')),
    last_claim: new Date(nowMs).toISOString(),
    rewards: ONBOARDING_REWARDS.map(({ reason, amountNano }) => ({ reason, amount: amountNano })),
  }
}
