import type { TradeRow } from '#server/db/tables/market.ts'
import { UUID } from '#server/entropy/uuid.ts'
import { syncLoadout } from '#server/modules/kombat/service.ts'
import { ledgerEntriesOfItem } from '#server/modules/ledger/service.ts'
import { parseListingId } from '#server/modules/market/listing-id.ts'
import { endListings } from '#server/modules/market/service.ts'
import { findListing, findSale, newestListingsOf, salesOfItem, undoneOf } from '#server/modules/market/trade-store.ts'
import { type BoughtItem, boughtItem, type Undone, undoSale } from '#server/modules/market/undo.ts'
import { marksOf } from '#server/modules/market/watch.ts'
import type { MarkRow } from '#server/modules/market/watch-store.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { act, type Operator } from './acts.ts'
import { formatAmount } from './amounts.ts'
import { stateOf } from './items.ts'

const MARKS = 50
const LISTINGS = 60

const tok = (nano: bigint): string => `${formatAmount('tok', nano)} TOK`

const markText = (mark: MarkRow): string => {
  if (mark.kind === 'pair') return `the ${mark.sales}th sale between the two within seven days`
  if (mark.kind === 'crowd')
    return `one of ${mark.sales} accounts that are new, brought by the seller, or give the seller most of their TOK`
  return `usual is ${tok(mark.usual_price ?? 0n)}`
}

export const markLines = async (db: Operator['db'], playerId: number | null): Promise<string[]> => {
  const marks = await marksOf(db, playerId, MARKS)
  const listingIds = marks.map(({ listing_id }) => listing_id)
  const undone = await undoneOf(db, listingIds)
  const lines = marks.map(
    (mark) =>
      `${mark.at.toISOString()}  ${mark.listing_id}  ${mark.seller_id} to ${mark.buyer_id}  ${tok(mark.price)}  ${markText(mark)}${undone.has(mark.listing_id) ? '  (undone)' : ''}`,
  )
  return lines.length > 0 ? lines : ['No sale is marked.']
}

export const listingLines = async (db: Operator['db'], playerId: number): Promise<string[]> => {
  const lines = (await newestListingsOf(db, playerId, LISTINGS)).map(
    ({ buyer_id, closed_at, id, item_id, listed_at, name, price_nano, rarity, seller_id, status, type }) =>
      `${listed_at.toISOString()}  ${seller_id}-${id}  ${name} (${rarity} ${type}) ${item_id}  ${tok(price_nano)}  ${status}${closed_at ? ` ${closed_at.toISOString()}` : ''}${buyer_id === null ? '' : ` to ${buyer_id}`}`,
  )
  return lines.length > 0 ? lines : ['The player has listed nothing.']
}

/** Lists the item's owners as its sales tell them, oldest first. @throws OperatorError if it was never sold */
export const ownerLines = async (db: Operator['db'], asked: string): Promise<string[]> => {
  const itemId = asked.toLowerCase()
  if (!UUID.test(itemId)) throw new OperatorError(`"${asked}" is no item's id.`)
  const sales = await salesOfItem(db, itemId)
  const [first] = sales
  const last = sales.at(-1)
  if (!first || !last) throw new OperatorError(`Item ${itemId} was never sold.`)
  const [origin] = await ledgerEntriesOfItem(db, Number(first.player_id), itemId)
  const ids = sales.map(({ id, player_id }) => `${player_id}-${id}`)
  const undone = await undoneOf(db, ids)
  return [
    `${(origin?.at ?? first.at).toISOString()}  ${first.player_id}: ${origin?.reason ?? 'before the books'}`,
    ...sales.map((sale, index) => {
      const id = ids[index] ?? ''
      return `${sale.at.toISOString()}  ${sale.player_id} to ${sale.other_id}  ${tok(sale.price_nano)}  ${id}${undone.has(id) ? '  (undone)' : ''}`
    }),
    nowText(await boughtItem(db, last)),
  ]
}

const nowText = ({ is, item }: BoughtItem): string => {
  if (item === null) return 'The last buyer has it no more.'
  return `The last buyer has it ${is === 'changed' ? 'changed' : 'as it was bought'}: ${stateOf(item)}`
}

/** The item returns to the bag. @throws OperatorError when the listing is not open */
export const closeListing = async (operator: Operator, asked: string): Promise<string> => {
  const listing = await findListing(operator.db, keyOf(asked))
  if (!listing) throw new OperatorError(`There is no listing ${asked}.`)
  const { item_id, name, seller_id, status } = listing
  if (status !== 'open') throw new OperatorError(`Listing ${asked} is not open: ${status}.`)
  const seller = Number(seller_id)
  return act(operator, 'market-close', seller, { listing: asked, item: item_id }, async ({ db, nowMs }) => {
    if ((await endListings(db, seller, { itemId: item_id }, nowMs)) !== 1)
      throw new OperatorError(`Listing ${asked} was sold or taken back just now.`)
    return `${name} is off the market, and back with player ${seller}.`
  })
}

const keyOf = (asked: string) => {
  const key = parseListingId(asked.toLowerCase())
  if (!key) throw new OperatorError(`"${asked}" is no listing: it looks like 4711-0192f0c1-….`)
  return key
}

const undoneText = (sale: TradeRow, { feeNano, missingNano, takenNano }: Undone, went: string): string[] => [
  `${tok(takenNano)} taken from player ${sale.player_id}, ${tok(takenNano + feeNano)} given back to player ${sale.other_id}, the fee of ${tok(feeNano)} among it.`,
  ...(missingNano > 0n ? [`${tok(missingNano)} are missing: the seller has no more.`] : []),
  went,
]

export const soldListing = async (db: Operator['db'], asked: string): Promise<TradeRow> => {
  const sale = await findSale(db, keyOf(asked))
  if (!sale) throw new OperatorError(`Listing ${asked} was never sold.`)
  return sale
}

/**
 * Undoes a sale once (see `undoSale`). @throws OperatorError if it was undone before, seller or buyer is gone, or
 * (unless `isMoneyOnly`) the item is gone or changed
 */
export const undoTrade = async (operator: Operator, asked: string, isMoneyOnly: boolean): Promise<string[]> => {
  const sale = await soldListing(operator.db, asked)
  const [seller, buyer] = [Number(sale.player_id), Number(sale.other_id)]
  const price = formatAmount('tok', sale.price_nano)
  const details = { listing: asked, item: sale.item_id, seller, buyer, price, moneyOnly: isMoneyOnly }
  return act(
    operator,
    'market-undo',
    seller,
    details,
    async (scope) => {
      const { is, item } = await boughtItem(scope.db, sale)
      if (!isMoneyOnly && is !== 'unchanged')
        throw new OperatorError(
          `${nowText({ is, item } as BoughtItem)} Say --money-only to leave it there and give the money back.`,
        )
      const undone = await undoSale(scope, sale, isMoneyOnly ? null : item)
      if (undone === null) throw new OperatorError(`The sale ${asked} has been undone already.`)
      if (undone.wasWorn) await syncLoadout(scope, buyer)
      const went = isMoneyOnly ? 'The item stays where it is.' : `${sale.name} is back with player ${seller}.`
      return undoneText(sale, undone, went)
    },
    [buyer],
  )
}
