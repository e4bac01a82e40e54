import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { lockBalances, postMovements } from '#server/db/ledger.ts'
import { burn, type Movement, mint } from '#server/db/movements.ts'
import type { ItemRow } from '#server/db/tables/items.ts'
import type { TradeRow } from '#server/db/tables/market.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { giveOrInbox } from '#server/modules/inbox/service.ts'
import { findItems, passItem, takeOffItem } from '#server/modules/items/service.ts'
import { listingIdOf } from './listing-id.ts'
import { sumUpAgain } from './price-days.ts'
import { endListings } from './service.ts'
import { noteUndone } from './trade-store.ts'

export type BoughtItem =
  | { readonly is: 'unchanged' | 'changed'; readonly item: ItemRow }
  | { readonly is: 'gone'; readonly item: null }

const linesOf = (stats: TradeRow['stats']): string =>
  JSON.stringify(stats.map(({ level, primary, type, value }) => [type, value, level, primary]))

/** Compares the item with its state at the sale. Wearing, locking or listing it is no change. */
export const boughtItem = async (db: Db, sale: TradeRow): Promise<BoughtItem> => {
  const [item] = await findItems(db, Number(sale.other_id), [sale.item_id])
  if (!item) return { is: 'gone', item: null }
  const isSame = item.slug === sale.slug && item.rarity === sale.rarity && linesOf(item.stats) === linesOf(sale.stats)
  return { is: isSame ? 'unchanged' : 'changed', item }
}

export interface Undone {
  readonly takenNano: bigint
  readonly missingNano: bigint
  readonly feeNano: bigint
  /** True if the item was worn. The caller must then refresh the buyer's loadout. */
  readonly wasWorn: boolean
}

const passBack = async (scope: CallScope, sale: TradeRow, item: ItemRow): Promise<Movement[]> => {
  const { db, nowMs, entropy } = scope
  const [seller, buyer] = [Number(sale.player_id), Number(sale.other_id)]
  if (item.status === 'on-sale') await endListings(db, buyer, { itemId: item.id }, nowMs)
  if (item.status === 'equipped') await takeOffItem(db, buyer, item.type)
  await passItem(db, { from: buyer, to: seller, id: item.id }, nowMs)
  const cause = { id: uuidV7(entropy, nowMs), asset: 'equipment', amount: 1n, reason: 'market-undo' } as const
  return [burn({ ...cause, from: buyer, ref: item.id }), mint({ ...cause, to: seller, ref: item.id })]
}

/**
 * A sale is undone once. Requires both players' locks. The seller returns what the sale brought, down to a balance of
 * 0. The burnt fee is minted again. The buyer gets both. @param item from `boughtItem`, goes back to the seller; null:
 * only the money is undone @returns null if already undone
 */
export const undoSale = async (scope: CallScope, sale: TradeRow, item: ItemRow | null): Promise<Undone | null> => {
  const { db, nowMs, entropy } = scope
  const [seller, buyer] = [Number(sale.player_id), Number(sale.other_id)]
  const ref = listingIdOf({ seller_id: sale.player_id, id: sale.id })
  if (!(await noteUndone(db, ref, nowMs))) return null
  const netNano = sale.price_nano - sale.fee_nano
  const held = (await lockBalances(db, seller, ['tok'])).get('tok') ?? 0n
  const takenNano = held < netNano ? held : netNano
  const cause = { asset: 'tok', reason: 'market-undo', ref } as const
  // The two sides of a transfer share an id. The fee is minted under another id.
  const transferId = uuidV7(entropy, nowMs)
  const taken = takenNano > 0n ? [burn({ ...cause, id: transferId, from: seller, amount: takenNano })] : []
  const given = takenNano > 0n ? [mint({ ...cause, id: transferId, to: buyer, amount: takenNano })] : []
  const fee =
    sale.fee_nano > 0n ? [mint({ ...cause, id: uuidV7(entropy, nowMs), to: buyer, amount: sale.fee_nano })] : []
  const passed = item ? await passBack(scope, sale, item) : []
  await postMovements(db, [...taken, ...passed], nowMs)
  await giveOrInbox(scope, [...given, ...fee])
  await sumUpAgain(db, sale, sale.at.getTime())
  const wasWorn = item?.status === 'equipped'
  return { takenNano, missingNano: netNano - takenNano, feeNano: sale.fee_nano, wasWorn }
}
