import type { CallData } from '#contracts/schemas.ts'
import { type PolishWish, polishOutcome } from '#rules/blacksmith/polish.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { balanceOf, burnFrom } from '#server/db/ledger.ts'
import { changeItem, getFreeItem, ownItemOnTheWire } from '#server/modules/items/service.ts'
import { syncLoadout } from '#server/modules/kombat/service.ts'
import { getPlayerLocked, upgradeLevelOf } from '#server/modules/players/service.ts'

/**
 * Raises the quality of a bonus line by one for TOK, which are burnt (R58). Locked, bound and worn items can be
 * polished; a worn one also changes the fighter (R11). A polished purchase counts as used (R49). @throws ApiError
 * `player-not-found`, `invalid-item`, `item-on-sale`, `polish-locked` below the `mining-tok` level needed,
 * `polish-no-line`, `polish-changed` if quality or price is not as agreed, `polish-best`, `insufficient-tok`
 */
export const polishItem = async (
  scope: CallScope,
  playerId: number,
  id: string,
  wish: PolishWish,
): Promise<CallData<'equipments.polish'>> => {
  const { db, nowMs } = scope
  const player = await getPlayerLocked(db, playerId)
  const row = await getFreeItem(db, playerId, id)
  const line = row.stats.find(({ type }) => type === wish.line)
  const outcome = polishOutcome(line, wish, await upgradeLevelOf(db, playerId, 'mining-tok'))
  if (typeof outcome === 'string') throw new ApiError(outcome)
  const cost = BigInt(outcome.costNano)
  const balance = await balanceOf(db, playerId, 'tok')
  if (balance < cost) throw new ApiError('insufficient-tok')
  await burnFrom(scope, playerId, { asset: 'tok', amount: cost, reason: 'polish', ref: row.id })
  const changed = await changeItem(db, playerId, row.id, {
    stats: row.stats.map((stat) => (stat === line ? { ...outcome.line } : stat)),
    ...(row.bound_until !== null && row.used_at === null && { used_at: new Date(nowMs) }),
  })
  if (row.status === 'equipped') await syncLoadout(scope, playerId)
  return { equipment: ownItemOnTheWire(changed, { player, nowMs }), balance: Number(balance - cost) }
}
