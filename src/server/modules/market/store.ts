import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { CallQuery } from '#contracts/schemas.ts'
import { isLineType } from '#rules/items/item-lines.ts'
import { isBanned } from '#server/calls/account-status.ts'
import type { Db } from '#server/db/database.ts'
import { UNNAMED } from '#server/db/statement-names.ts'
import { countChanges, queryColumn, queryRows } from '#server/db/statements.ts'
import { nextDueAtOf } from '#server/db/subscribers.ts'
import type { ItemRow } from '#server/db/tables/items.ts'
import type { ListingsTable, TradeRow } from '#server/db/tables/market.ts'
import { firstUuidAt } from '#server/entropy/entropy.ts'

export type ListingRow = Selectable<ListingsTable>

export interface ListingKey {
  readonly sellerId: number
  readonly id: string
}

export const insertListing = (
  db: Db,
  item: ItemRow,
  listing: { readonly id: string; readonly priceNano: number; readonly listedMs: number; readonly expiresMs: number },
): Promise<ListingRow> =>
  db
    .insertInto('listings')
    .values({
      seller_id: item.owner_id,
      id: listing.id,
      item_id: item.id,
      status: 'open',
      slug: item.slug,
      name: item.name,
      type: item.type,
      rarity: item.rarity,
      stats: JSON.stringify(item.stats),
      stat_types: item.stats.map(({ type }) => type),
      price_nano: listing.priceNano,
      listed_at: new Date(listing.listedMs),
      expires_at: new Date(listing.expiresMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const openOf = (db: Db, sellerId: number) =>
  db.selectFrom('listings').selectAll().where('seller_id', '=', BigInt(sellerId)).where('open_item_id', 'is not', null)

/** Newest first. Expired listings are included until the job closes them. */
export const openListingsOf = (db: Db, sellerId: number): Promise<ListingRow[]> =>
  openOf(db, sellerId).orderBy('id', 'desc').execute()

/** Counts open listings, expired ones included, and all that were made since an instant. */
export const countListings = async (db: Db, sellerId: number, sinceMs: number) => {
  const first = firstUuidAt(sinceMs)
  const { rows } = await sql<{ open: number; listedSince: number }>`
    select (count(*) filter (where open_item_id is not null))::integer as open,
      (count(*) filter (where id >= ${first}::uuid))::integer as "listedSince"
    from listings where seller_id = ${sellerId}::bigint and (open_item_id is not null
      or id >= ${first}::uuid)`.execute(db)
  return rows[0] ?? { open: 0, listedSince: 0 }
}

export const findOpenListing = (db: Db, { sellerId, id }: ListingKey, nowMs: number): Promise<ListingRow | undefined> =>
  openOf(db, sellerId).where('id', '=', id).where('expires_at', '>', new Date(nowMs)).executeTakeFirst()

export const findListingOfItem = (db: Db, sellerId: number, itemId: string, nowMs: number) =>
  openOf(db, sellerId).where('open_item_id', '=', itemId).where('expires_at', '>', new Date(nowMs)).executeTakeFirst()

/** Atomic: undefined if the listing is no longer open, or the seller is banned. */
export const sellListing = (
  db: Db,
  { sellerId, id }: ListingKey,
  sale: { readonly buyerId: number; readonly feeNano: number; readonly nowMs: number },
): Promise<ListingRow | undefined> => {
  const now = new Date(sale.nowMs)
  return db
    .updateTable('listings')
    .set({ status: 'sold', closed_at: now, buyer_id: sale.buyerId, fee_nano: sale.feeNano })
    .where('seller_id', '=', BigInt(sellerId))
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('expires_at', '>', now)
    .where(sql<boolean>`not ${isBanned(sellerId)}`)
    .returningAll()
    .executeTakeFirst()
}

export type ClosedListings =
  | { readonly id: string }
  | { readonly itemId: string }
  | { readonly expiredBy: Date }
  | 'all'

const whichOf = (which: ClosedListings): RawBuilder<unknown> => {
  if (which === 'all') return sql``
  if ('id' in which) return sql`and id = ${which.id}::uuid`
  if ('itemId' in which) return sql`and item_id = ${which.itemId}::uuid`
  return sql`and expires_at <= ${which.expiredBy}`
}

export const closeListings = (
  db: Db,
  sellerId: number,
  which: ClosedListings,
  status: 'cancelled' | 'expired' | 'ended',
  nowMs: number,
): Promise<string[]> =>
  queryColumn(db)<string>`
    update listings set status = ${status}, closed_at = ${new Date(nowMs)}
    where seller_id = ${sellerId}::bigint and status = 'open' ${whichOf(which)} returning item_id`

export const sellersOfDue = async (db: Db, nowMs: number, limit: number): Promise<number[]> => {
  const sellers = await queryColumn(db)<bigint>`
    select seller_id from listings
    where status = 'open' and expires_at <= ${new Date(nowMs)} order by expires_at limit ${limit}`
  return [...new Set(sellers.map(Number))]
}

export const deleteClosedListings = (
  db: Db,
  { closedBeforeMs, cancelledBeforeMs }: { readonly closedBeforeMs: number; readonly cancelledBeforeMs: number },
): Promise<number> =>
  countChanges(db)`
    delete from listings where closed_at < ${new Date(closedBeforeMs)}
      or (closed_at < ${new Date(cancelledBeforeMs)} and status = 'cancelled')`

export const insertTrade = async (
  db: Db,
  { seller_id, id, item_id, slug, name, type, rarity, stats, price_nano, fee_nano }: ListingRow,
  side: { readonly of: TradeRow['side']; readonly playerId: number; readonly otherId: number },
  nowMs: number,
): Promise<void> => {
  if (fee_nano === null) throw new Error(`Listing ${seller_id}-${id} was not sold.`)
  const item = { item_id, slug, name, type, rarity, stats: JSON.stringify(stats) }
  const { of, playerId, otherId } = side
  // A sale may make the seller due for a notification. The buyer needs none.
  const into =
    of === 'sold'
      ? db.with('touched', (query) => nextDueAtOf(query, playerId, nowMs)).insertInto('market_trades')
      : db.insertInto('market_trades')
  await into
    .values({
      player_id: playerId,
      at: new Date(nowMs),
      id,
      side: of,
      other_id: otherId,
      ...item,
      price_nano,
      fee_nano,
    })
    .execute()
}

export const tradesOf = (db: Db, playerId: number, limit: number): Promise<TradeRow[]> =>
  queryRows(db)<TradeRow>`
    select * from market_trades where player_id = ${playerId} order by at desc, id desc limit ${limit}`

export interface ListingCursor {
  readonly id: string
  readonly priceNano: bigint
}

type Filters = Omit<CallQuery<'market.list'>, 'after' | 'sort'>

export interface ListingSearch extends Filters, Pick<CallQuery<'market.list'>, 'sort'> {
  readonly after: ListingCursor | null
  readonly nowMs: number
  readonly limit: number
}

const equal = (column: string, value: string | undefined): RawBuilder<unknown> =>
  value === undefined ? sql`` : sql`and ${sql.ref(column)} = ${value}`

const after = ({ sort, after: place }: ListingSearch): RawBuilder<unknown> => {
  if (place === null) return sql``
  return sort === 'new'
    ? sql`and id < ${place.id}::uuid`
    : sql`and (price_nano, id) > (${place.priceNano}::bigint, ${place.id}::uuid)`
}

const having = (stat: ListingSearch['stat']): RawBuilder<unknown> => {
  if (stat === undefined) return sql``
  return sql`${isLineType(stat) ? sql`and lined` : sql``} and stat_types @> array[${stat}::text]`
}

const FILTERED_NEW = sql`status = 'open'`
const FILTERED_CHEAP = sql`open_item_id is not null`
const ALL_NEW = sql`closed_at is null`
const ALL_CHEAP = sql`closed_at is null and open_item_id is not null`

/**
 * Each group of partial indexes words "open" in its own way. The planner uses an index only if the query repeats its
 * condition, so the wording chooses the group.
 */
const open = ({ type, rarity, slug, sort }: ListingSearch): RawBuilder<unknown> => {
  const isFiltered = type !== undefined || rarity !== undefined || slug !== undefined
  if (sort === 'new') return isFiltered ? FILTERED_NEW : ALL_NEW
  return isFiltered ? FILTERED_CHEAP : ALL_CHEAP
}

/**
 * Newest first is by id, because a version 7 UUID begins with its time. Each order has partial indexes of its own, with
 * and without a type, rarity or slug (`open`), because the planner assumes that prices and kinds are independent, and
 * would otherwise sort all listings. The query has some hundred texts, too many to prepare.
 */
export const listingsQuery = (search: ListingSearch): RawBuilder<ListingRow> => {
  const { type, rarity, stat, slug, min_price, max_price, sort, nowMs, limit } = search
  const filters: Readonly<Record<keyof Filters, RawBuilder<unknown>>> = {
    type: equal('type', type),
    rarity: equal('rarity', rarity),
    slug: equal('slug', slug),
    stat: having(stat),
    min_price: min_price === undefined ? sql`` : sql`and price_nano >= ${min_price}::bigint`,
    max_price: max_price === undefined ? sql`` : sql`and price_nano <= ${max_price}::bigint`,
  }
  return sql<ListingRow>`${sql.raw(UNNAMED)}
    select * from listings
    where ${open(search)} and expires_at > ${new Date(nowMs)}
      ${sql.join(Object.values(filters), sql` `)} ${after(search)}
    order by ${sort === 'new' ? sql`id desc` : sql`price_nano, id`} limit ${limit}`
}

export const searchListings = async (db: Db, search: ListingSearch): Promise<ListingRow[]> =>
  (await listingsQuery(search).execute(db)).rows

export const cheapestOffers = (
  db: Db,
  { slug, rarity }: Pick<ListingRow, 'slug' | 'rarity'>,
  { notOf, nowMs }: { readonly notOf: bigint | null; readonly nowMs: number },
): Promise<ListingRow[]> =>
  queryRows(db)<ListingRow>`
    select * from listings
    where status = 'open' and slug = ${slug} and rarity = ${rarity} and expires_at > ${new Date(nowMs)}
      ${notOf === null ? sql`` : sql`and seller_id <> ${notOf}::bigint`}
    order by price_nano, id limit 1`

export const stillOpen = async (db: Db, keys: readonly ListingKey[], nowMs: number): Promise<ReadonlySet<string>> => {
  const [sellers, ids] = [keys.map(({ sellerId }) => sellerId), keys.map(({ id }) => id)]
  const { rows } = await sql<Pick<ListingRow, 'seller_id' | 'id'>>`
    select seller_id, id from listings
    where seller_id = any(${sellers}::bigint[]) and id = any(${ids}::uuid[])
      and status = 'open' and expires_at > ${new Date(nowMs)}`.execute(db)
  return new Set(rows.map(({ id, seller_id }) => `${seller_id}-${id}`))
}
