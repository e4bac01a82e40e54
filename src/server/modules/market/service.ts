import type { CallData, CallQuery } from '#contracts/schemas.ts'
import { canBeFound, MARKET_HISTORY_ROWS, MARKET_PAGE_SIZE } from '#rules/market/market.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { cursorParts, cursorText, invalidCursor, pageOf } from '#server/calls/page-cursor.ts'
import type { Db } from '#server/db/database.ts'
import type { TradeRow } from '#server/db/tables/market.ts'
import { UUID, UUID_FORM } from '#server/entropy/uuid.ts'
import { itemOnTheWire, putItems } from '#server/modules/items/service.ts'
import { kindKey, kindPrices } from './kind-price-store.ts'
import { listingIdOf, parseListingId } from './listing-id.ts'
import { soldTriggers } from './sold.ts'
import {
  closeListings,
  findListingOfItem,
  findOpenListing,
  type ListingCursor,
  type ListingRow,
  openListingsOf,
  searchListings,
  tradesOf,
} from './store.ts'
import { soldOnceSelect } from './trade-store.ts'
import { areSalesWatched, marketVolumesSelect, seasonTraders } from './volumes.ts'
import { wishesView, wishTriggers } from './wishes.ts'

export { areSalesWatched, marketVolumesSelect, seasonTraders, soldTriggers, wishesView, wishTriggers }

export const SOLD_PARTS = { itemsSold: soldOnceSelect }

type Listing = CallData<'market.get'>

export const listingsOnTheWire = async (
  { db, nowMs }: Scope,
  viewerId: number,
  rows: readonly ListingRow[],
): Promise<Listing[]> => {
  const prices = await kindPrices(db, rows.slice(0, MARKET_PAGE_SIZE), nowMs)
  return rows.map((row) => {
    const { floor, last } = prices.get(kindKey(row)) ?? { floor: null, last: null }
    return {
      id: listingIdOf(row),
      user_equipment_id: row.item_id,
      price_gross: Number(row.price_nano),
      owned: Number(row.seller_id) === viewerId,
      listed_at: row.listed_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      // Without an open offer of its kind (sold or expired meanwhile) this listing counts as the cheapest.
      floor: Number(floor ?? row.price_nano),
      last_price: last === null ? null : Number(last),
      metadata: { equipment: itemOnTheWire({ ...row, id: row.item_id, status: 'on-sale' }) },
    }
  })
}

export const listingOnTheWire = async (scope: Scope, viewerId: number, row: ListingRow): Promise<Listing> => {
  const [listing] = await listingsOnTheWire(scope, viewerId, [row])
  if (!listing) throw new Error('A listing has no form on the wire.')
  return listing
}

const CURSOR = new RegExp(`^(\\d{1,16})\\.(${UUID_FORM})$`)

const parseCursor = (text: string): ListingCursor => {
  const [price, id] = cursorParts(text, CURSOR)
  if (price === undefined || id === undefined) throw invalidCursor()
  return { id, priceNano: BigInt(price) }
}

/**
 * Twenty listings, newest or cheapest first (row 129, R22). @throws ApiError `invalid-payload` for a malformed `after`
 */
export const searchMarket = async (
  { db, nowMs }: Scope,
  viewerId: number,
  { after, ...filter }: CallQuery<'market.list'>,
): Promise<CallData<'market.list'>> => {
  const cursor = after === undefined ? null : parseCursor(after)
  if (!canBeFound(filter)) return { items: [], next: null }
  const rows = await searchListings(db, { ...filter, after: cursor, nowMs, limit: MARKET_PAGE_SIZE + 1 })
  const { items, next } = pageOf(rows, MARKET_PAGE_SIZE, ({ id, price_nano }) => cursorText(price_nano, id))
  return { items: await listingsOnTheWire({ db, nowMs }, viewerId, items), next }
}

/** @throws ApiError `listing-gone` (T27) */
export const getListing = async (scope: Scope, viewerId: number, listingId: string): Promise<Listing> => {
  const key = parseListingId(listingId)
  const row = key && (await findOpenListing(scope.db, key, scope.nowMs))
  if (!row) throw new ApiError('listing-gone')
  return listingOnTheWire(scope, viewerId, row)
}

/** The open listing of an item (row 135, T18). @throws ApiError `invalid-item` for an invalid id; `listing-gone` */
export const getListingOfItem = async (
  scope: Scope,
  viewerId: number,
  { ownerId, itemId }: { readonly ownerId: number; readonly itemId: string },
): Promise<Listing> => {
  if (!UUID.test(itemId)) throw new ApiError('invalid-item')
  const row = await findListingOfItem(scope.db, ownerId, itemId, scope.nowMs)
  if (!row) throw new ApiError('listing-gone')
  return listingOnTheWire(scope, viewerId, row)
}

export const ownListings = async (scope: Scope, playerId: number): Promise<Listing[]> =>
  listingsOnTheWire(scope, playerId, await openListingsOf(scope.db, playerId))

const tradeOnTheWire = (row: TradeRow): CallData<'market.history'>[number] => ({
  id: row.side === 'sold' ? `${row.player_id}-${row.id}` : `${row.other_id}-${row.id}`,
  at: row.at.toISOString(),
  side: row.side,
  price_gross: Number(row.price_nano),
  fee: Number(row.fee_nano),
  user_equipment_id: row.item_id,
  metadata: { equipment: itemOnTheWire({ ...row, id: row.item_id, status: 'inventory' }) },
})

export const ownTrades = async (db: Db, playerId: number): Promise<CallData<'market.history'>> =>
  (await tradesOf(db, playerId, MARKET_HISTORY_ROWS)).map(tradeOnTheWire)

/** The items return to the bag. Requires the player's lock. @returns number of listings ended */
export const endListings = async (
  db: Db,
  playerId: number,
  which: 'all' | { readonly itemId: string },
  nowMs: number,
): Promise<number> => {
  const items = await closeListings(db, playerId, which, 'ended', nowMs)
  await putItems(db, playerId, items, 'inventory', nowMs)
  return items.length
}
