import type { CallData } from '#contracts/schemas.ts'
import type { Daily } from '#contracts/wire.ts'
import {
  CHECK_IN_REWARDS,
  type CheckIn,
  type CheckInReward,
  checkInView,
  claimCheckIn,
  NO_CHECK_IN,
} from '#rules/check-in/check-in.ts'
import { dayKeyOf, dayStartMs } from '#rules/days.ts'
import { boxOdds } from '#rules/items/boxes.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { balanceOf } from '#server/db/ledger.ts'
import { minterFor } from '#server/db/movements.ts'
import { playerView, readPart } from '#server/db/player-view.ts'
import { giveOrInbox } from '#server/modules/inbox/service.ts'
import { drawLuck } from '#server/modules/luck/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { bringPathUpToDate } from '#server/modules/season-path/service.ts'
import { checkInSelect, saveCheckIn } from './store.ts'

export const CHECK_IN_PARTS = { checkIn: checkInSelect }

export const checkInOnTheWire = (state: CheckIn | null, nowMs: number): Daily => {
  const view = checkInView(state ?? NO_CHECK_IN, nowMs)
  return {
    day: view.day,
    streak: view.streak,
    claimed_today: view.isClaimedToday,
    freeze_available: view.isFreezeAvailable,
    rewards: CHECK_IN_REWARDS.map(({ day, tokNano, box }) => ({ day, amount: tokNano, box })),
    next_reset: new Date(dayStartMs(nowMs) + MS_PER_DAY).toISOString(),
  }
}

export const dailyView = playerView(CHECK_IN_PARTS, ({ checkIn }, { nowMs }: Pick<CallScope, 'nowMs'>) =>
  checkInOnTheWire(checkIn, nowMs),
)

const openedNow = async (scope: CallScope, playerId: number, { box }: CheckInReward): Promise<MaterialStack[]> =>
  box === null ? [] : [...(await drawLuck(scope, playerId, 'box', boxOdds(box))).materials]

/**
 * The day's check-in (R40), for `POST daily` and for its task in Earn. Each seventh claim in a row also opens a wood
 * box. @throws ApiError `player-not-found`, `already-claimed-today`
 */
export const claimTodaysCheckIn = async (scope: CallScope, playerId: number): Promise<CallData<'daily.claim'>> => {
  const { db, nowMs } = scope
  await getPlayerLocked(db, playerId)
  const claimed = claimCheckIn((await readPart(db, playerId, checkInSelect)) ?? NO_CHECK_IN, nowMs)
  const saved =
    claimed !== null && (await saveCheckIn(db, playerId, claimed.next, { nowMs, dayStartMs: dayStartMs(nowMs) }))
  if (claimed === null || !saved) throw new ApiError('already-claimed-today')
  const { next, reward } = claimed
  const materials = await openedNow(scope, playerId, reward)
  const ref = dayKeyOf(nowMs)
  const giveOfBox = minterFor(scope, playerId, { reason: 'check-in-box', ref })
  const gifts = [
    minterFor(scope, playerId, { reason: 'check-in', ref })('tok', reward.tokNano),
    ...materials.map(({ slug, quantity }) => giveOfBox(slug, quantity)),
  ]
  await giveOrInbox({ db, nowMs }, gifts)
  await bringPathUpToDate({ db, nowMs }, playerId)
  return {
    ...checkInOnTheWire(next, nowMs),
    amount: reward.tokNano,
    materials,
    balance: Number(await balanceOf(db, playerId, 'tok')),
  }
}
