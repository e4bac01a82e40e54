import type { LuckRollName } from '#rules/luck/luck.ts'
import { MS_PER_HOUR } from '#rules/units.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { balancesOf } from '#server/db/ledger.ts'
import type { Asset } from '#server/db/movements.ts'
import type { GrantedGoods, OrderRow } from '#server/db/tables/payments.ts'
import { findItems } from '#server/modules/items/service.ts'
import { luckOfItem } from '#server/modules/luck/service.ts'
import { findPlayerLocked } from '#server/modules/players/service.ts'
import { wasFoughtIn } from '#server/modules/wardrobe/service.ts'
import { hasAskedBack, noteAsked, noteStep, wasSeen } from './events.ts'
import type { PaidOffers } from './offers.ts'
import { hasSpentSince, openOrders } from './order-store.ts'
import { beginRefund } from './refunds.ts'

/** An unused purchase is refunded automatically within this time (R49). */
const UNUSED_MS = 48 * MS_PER_HOUR

/** Rolls that count as use of an item. The roll that created the item does not. */
const WORKS: readonly LuckRollName[] = ['refine', 'awaken', 're-roll']

const isUnusedItem = async (scope: CallScope, playerId: number, id: string): Promise<boolean> => {
  const [item] = await findItems(scope.db, playerId, [id])
  if (!item || item.status === 'on-sale') return false
  if (await wasFoughtIn(scope, playerId, item)) return false
  return (await luckOfItem(scope.db, playerId, id)).every(({ name }) => !WORKS.includes(name))
}

const isUnused = async (scope: CallScope, playerId: number, goods: GrantedGoods, since: Date): Promise<boolean> => {
  const assets = goods.amounts.map(({ asset }) => asset as Asset)
  const held = await balancesOf(scope.db, playerId, assets)
  if (goods.amounts.some(({ amount }, index) => (held[index] ?? 0n) < BigInt(amount))) return false
  if (assets.length > 0 && (await hasSpentSince(scope.db, playerId, assets, since))) return false
  for (const id of goods.items) if (!(await isUnusedItem(scope, playerId, id))) return false
  return true
}

/** Orders granted in the last 48 hours, oldest first, as /paysupport lists them. */
export const supportedOrders = ({ db, nowMs }: CallScope, playerId: number): Promise<readonly OrderRow[]> =>
  openOrders(db, playerId, nowMs - UNUSED_MS)

type SupportAnswer = 'returned' | 'returned-chest' | 'used' | 'again' | 'none'

/**
 * Refunds an unused purchase of the last 48 hours, once in 30 days; else an operator decides (R49). Runs in the
 * caller's transaction. @param place number in /paysupport, from 1 @returns `none` if there is no such purchase
 */
export const refundUnused = async (
  scope: CallScope,
  { isChest }: Pick<PaidOffers, 'isChest'>,
  playerId: number,
  place: number,
): Promise<SupportAnswer> => {
  if (!(await findPlayerLocked(scope.db, playerId))) return 'none'
  const order = (await supportedOrders(scope, playerId))[place - 1]
  if (!order?.charge_id || order.goods === null || order.granted_at === null) return 'none'
  const chest = isChest(order.type)
  const isOpened = chest && (await wasSeen(scope.db, playerId, order.id))
  const isReturnable = !isOpened && (await isUnused(scope, playerId, order.goods, order.granted_at))
  if (!isReturnable || (await hasAskedBack(scope, playerId))) {
    await noteAsked(scope, playerId, order.id)
    return isReturnable ? 'again' : 'used'
  }
  if (!(await beginRefund(scope, playerId, order.charge_id, 'support'))) return 'none'
  await noteStep(scope, playerId, order.id, 'asked-back')
  return chest ? 'returned-chest' : 'returned'
}
