import type { CallData } from '#contracts/schemas.ts'
import type { FirstDays, InboxItem } from '#contracts/wire.ts'
import {
  doneOf,
  FIRST_DAYS_GOALS,
  FIRST_DAYS_STEPS,
  type FirstDaysItem,
  type FirstDaysProgress,
  type FirstDaysStep,
  firstDaysSpan,
  houseWings,
  isStepReached,
  slotToFill,
  stepStateOf,
} from '#rules/first-days/first-days.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { balanceOf } from '#server/db/ledger.ts'
import { playerView, readPart, readView } from '#server/db/player-view.ts'
import { giveReward, type InboxReward } from '#server/modules/inbox/service.ts'
import { itemImageUrl, wornBy } from '#server/modules/items/service.ts'
import { getPlayerLocked, type PlayerRow } from '#server/modules/players/service.ts'
import { type DoneActs, doneActs, openPaths, readDoneActs } from '#server/modules/season-path/service.ts'
import { type BegunFirstDays, begunFirstDaysSelect, insertFirstDays, markClaimed } from './store.ts'

export interface CountedFirstDays extends BegunFirstDays, FirstDaysProgress {}

/** @param acts must cover the first days; other days are ignored */
const countedFirstDays = (begun: BegunFirstDays, { days, claimDays }: DoneActs): CountedFirstDays => {
  const { beginsMs, endsMs } = firstDaysSpan(begun.beginsMs)
  const isOneOf = (day: number): boolean => day * MS_PER_DAY >= beginsMs && day * MS_PER_DAY < endsMs
  return {
    ...begun,
    wins: days.filter(({ day }) => isOneOf(day)).reduce((sum, { wins }) => sum + wins, 0),
    claimDays: claimDays.filter(isOneOf),
  }
}

export const readFirstDays = async (db: Db, playerId: number): Promise<CountedFirstDays | null> => {
  const begun = await readPart(db, playerId, begunFirstDaysSelect)
  if (!begun) return null
  const { beginsMs: fromMs, endsMs: toMs } = firstDaysSpan(begun.beginsMs)
  return countedFirstDays(begun, await readDoneActs(db, playerId, { fromMs, toMs }))
}

const bitOf = (step: FirstDaysStep): number => 1 << FIRST_DAYS_STEPS.indexOf(step)
const ALL_BITS = (1 << FIRST_DAYS_STEPS.length) - 1

const isClaimed = ({ claimed }: CountedFirstDays, step: FirstDaysStep): boolean => (claimed & bitOf(step)) !== 0

type BoundItem = NonNullable<NonNullable<InboxItem['contents']>['bound_items']>[number]

const boundItem = (item: FirstDaysItem, houseId: number, worn: Parameters<typeof slotToFill>[0]): BoundItem => {
  const { rarity } = item
  if (item.pick === 'house-wings') return { slug: houseWings(houseId), type: 'wings', rarity }
  const type = item.pick === 'slot' ? slotToFill(worn) : item.type
  return { slug: `${type}-${rarity}`, type, rarity }
}

const wornRarities = async (db: Db, playerId: number): Promise<Parameters<typeof slotToFill>[0]> =>
  Object.fromEntries((await wornBy(db, playerId)).map(({ type, rarity }) => [type, rarity]))

const rewardOf = async (
  db: Db,
  { id, house_id }: Pick<PlayerRow, 'id' | 'house_id'>,
  steps: readonly FirstDaysStep[],
): Promise<InboxReward> => {
  const goals = steps.map((step) => FIRST_DAYS_GOALS[step])
  const items = goals.flatMap(({ item }) => item ?? [])
  const worn = items.some(({ pick }) => pick === 'slot') ? await wornRarities(db, Number(id)) : {}
  return {
    star: BigInt(goals.reduce((sum, { star }) => sum + star, 0)),
    materials: goals.flatMap(({ materials }) => materials),
    contents: {
      boxes: goals.flatMap(({ box }) => box ?? []),
      bound_items: items.map((item) => boundItem(item, house_id, worn)),
    },
  }
}

export const unclaimedReward = async (
  db: Db,
  player: PlayerRow,
  stored: CountedFirstDays,
): Promise<InboxReward | null> => {
  const steps = FIRST_DAYS_STEPS.filter((step) => isStepReached(step, stored) && !isClaimed(stored, step))
  return steps.length === 0 ? null : rewardOf(db, player, steps)
}

const promisedItem = (item: FirstDaysItem | null, houseId: number) => {
  if (item === null) return null
  if (item.pick === 'slot') return { type: null, rarity: item.rarity, image_url: null }
  const { type, rarity, slug } = boundItem(item, houseId, {})
  return { type, rarity, image_url: itemImageUrl({ slug, type, rarity }) }
}

const onTheWire = (stored: CountedFirstDays | null, houseId: number, nowMs: number): FirstDays => {
  if (stored === null) return null
  const span = firstDaysSpan(stored.beginsMs)
  if (nowMs >= span.openUntilMs) return null
  const steps = FIRST_DAYS_STEPS.map((step) => {
    const { box, counts, item, materials, needed, star } = FIRST_DAYS_GOALS[step]
    return {
      step,
      ...{ counts, needed, box, star },
      materials: materials.map((stack) => ({ ...stack })),
      item: promisedItem(item, houseId),
      state: isClaimed(stored, step) ? ('claimed' as const) : stepStateOf(step, stored, span, nowMs),
    }
  })
  if (steps.every(({ state }) => state === 'claimed' || state === 'missed')) return null
  return {
    wins: doneOf('wins', stored),
    days: doneOf('days', stored),
    ends_at: new Date(span.endsMs).toISOString(),
    open_until: new Date(span.openUntilMs).toISOString(),
    steps,
  }
}

/** Without further acts the answer is constant within a UTC day (R50). */
export const firstDaysView = playerView(
  { firstDays: begunFirstDaysSelect, seasonPath: openPaths },
  ({ firstDays, seasonPath, house_id }, { nowMs }: Pick<CallScope, 'nowMs'>) =>
    onTheWire(firstDays && countedFirstDays(firstDays, doneActs(seasonPath)), house_id, nowMs),
)

export const beginFirstDays = (db: Db, playerId: number, nowMs: number): Promise<void> => {
  const { beginsMs, openUntilMs } = firstDaysSpan(nowMs)
  return insertFirstDays(db, playerId, { beginsMs, dueMs: openUntilMs })
}

/**
 * Items are bound (R47, R50). @throws ApiError `player-not-found`, `not-found` without open first days;
 * `already-claimed`; `not-claimable`
 */
export const claimFirstDay = async (
  scope: CallScope,
  playerId: number,
  step: FirstDaysStep,
): Promise<CallData<'users.claimFirstDay'>> => {
  const { db, nowMs } = scope
  const player = await getPlayerLocked(db, playerId)
  const stored = await readFirstDays(db, playerId)
  if (stored === null || nowMs >= firstDaysSpan(stored.beginsMs).openUntilMs) throw new ApiError('not-found')
  if (isClaimed(stored, step)) throw new ApiError('already-claimed')
  if (!isStepReached(step, stored)) throw new ApiError('not-claimable')
  if (!(await markClaimed(db, playerId, { bit: bitOf(step), all: ALL_BITS }))) throw new ApiError('already-claimed')
  const reward = await rewardOf(db, player, [step])
  const { equipments, materials, star } = await giveReward(scope, playerId, { reason: 'first-days', ref: step, reward })
  return {
    step,
    ...{ equipments, materials, star },
    stars: Number(await balanceOf(db, playerId, 'star')),
    first_days: await readView(db, playerId, firstDaysView, { nowMs }),
  }
}
