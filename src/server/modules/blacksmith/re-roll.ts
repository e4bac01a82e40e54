import { isSetPiece } from '#assets/manifest/special-slugs.ts'
import type { CallData } from '#contracts/schemas.ts'
import { bonusLines } from '#rules/blacksmith/blacksmith.ts'
import { canReroll, FREE_REROLLS_PER_DAY, rerollCostNano, rerollOdds } from '#rules/blacksmith/re-roll.ts'
import { dayKeyOf, laterDay } from '#rules/days.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { balanceOf, burnFrom } from '#server/db/ledger.ts'
import type { ItemRow } from '#server/db/tables/items.ts'
import { adCreditsOf, spendCredit } from '#server/modules/ads/service.ts'
import {
  changeItem,
  freeRerollsToday,
  getFreeItem,
  ownItemOnTheWire,
  rerollsToday,
} from '#server/modules/items/service.ts'
import { syncLoadout } from '#server/modules/kombat/service.ts'
import { drawLuck } from '#server/modules/luck/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'

/** @throws ApiError `invalid-item`, `item-on-sale`; `reroll-unavailable` if it has no bonus lines */
const rerollable = async ({ db }: CallScope, playerId: number, id: string): Promise<ItemRow> => {
  const row = await getFreeItem(db, playerId, id)
  if (bonusLines(row).length === 0) throw new ApiError('reroll-unavailable')
  return row
}

const drawLines = async (
  scope: CallScope,
  playerId: number,
  row: ItemRow,
  change: Parameters<typeof changeItem>[3],
): Promise<ItemRow> => {
  const odds = rerollOdds(bonusLines(row), isSetPiece(row.slug))
  const { lines } = await drawLuck(scope, playerId, 're-roll', odds, { itemId: row.id })
  const stats = [...row.stats.filter(({ primary }) => primary), ...lines].map((stat) => ({ ...stat }))
  const changed = await changeItem(scope.db, playerId, row.id, { ...change, stats })
  if (row.status === 'equipped') await syncLoadout(scope, playerId)
  return changed
}

/**
 * Re-rolls for TOK (R20, rows 106, 123, 124). @throws ApiError as `rerollable`, and `player-not-found`, `reroll-limit`,
 * `insufficient-tok`
 */
export const rerollItem = async (
  scope: CallScope,
  playerId: number,
  id: string,
): Promise<CallData<'equipments.reroll'>> => {
  const { db, nowMs } = scope
  const player = await getPlayerLocked(db, playerId)
  const row = await rerollable(scope, playerId, id)
  const n = rerollsToday(row, nowMs)
  if (!canReroll(n)) throw new ApiError('reroll-limit')
  const cost = BigInt(rerollCostNano(n))
  const balance = await balanceOf(db, playerId, 'tok')
  if (balance < cost) throw new ApiError('insufficient-tok')
  await burnFrom(scope, playerId, { asset: 'tok', amount: cost, reason: 're-roll', ref: row.id })
  const changed = await drawLines(scope, playerId, row, {
    reroll_day: laterDay(row.reroll_day, dayKeyOf(nowMs)),
    rerolls: n + 1,
  })
  return {
    equipment: ownItemOnTheWire(changed, { player, nowMs }),
    reroll_count: n + 1,
    balance: Number(balance - cost),
  }
}

/**
 * Re-rolls for a watched ad, once a day for each item (R20, R21, row 125). @throws ApiError as `rerollable`, and
 * `player-not-found`, `free-reroll-used`, `ad-credit-needed`
 */
export const rerollByAd = async (
  scope: CallScope,
  playerId: number,
  id: string,
): Promise<CallData<'equipments.adsReroll'>> => {
  const { db, nowMs } = scope
  const player = await getPlayerLocked(db, playerId)
  const row = await rerollable(scope, playerId, id)
  const used = freeRerollsToday(row, nowMs)
  if (used >= FREE_REROLLS_PER_DAY) throw new ApiError('free-reroll-used')
  await spendCredit(db, playerId, nowMs)
  const day = laterDay(row.free_reroll_day, dayKeyOf(nowMs))
  const changed = await drawLines(scope, playerId, row, { free_reroll_day: day, free_rerolls: used + 1 })
  return {
    equipment: ownItemOnTheWire(changed, { player, nowMs }),
    free_rerolled: used + 1,
    ads_count: await adCreditsOf(db, playerId, nowMs),
  }
}
