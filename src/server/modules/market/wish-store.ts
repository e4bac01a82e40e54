import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { inMs, rowsOf } from '#server/db/player-view.ts'
import { changesOne, queryColumn, queryRows, queryValue } from '#server/db/statements.ts'
import type { MarketWishesTable } from '#server/db/tables/market-watch.ts'
import type { ItemKind } from './kind-price-store.ts'

export interface SeenWish extends ItemKind {
  readonly id: string
  readonly maxPrice: number
  readonly createdMs: number
  readonly metBy: string | null
}

/** In no particular order, because home's query would pay for a sort that is rarely needed. */
export const wishesSelect = (playerId: number): RawBuilder<readonly SeenWish[]> =>
  rowsOf(sql<SeenWish>`
    select id, slug, rarity, max_price as "maxPrice", ${inMs('created_at')} as "createdMs", met_by as "metBy"
    from market_wishes where player_id = ${playerId}::bigint`)

export const countOtherWishes = (db: Db, playerId: number, { slug, rarity }: ItemKind): Promise<number> =>
  queryValue(db, 0)`
    select count(*)::integer as wishes from market_wishes
    where player_id = ${playerId}::bigint and (slug, rarity) <> (${slug}, ${rarity})`

export const putWish = (
  db: Db,
  wish: ItemKind & { readonly playerId: number; readonly id: string; readonly maxPrice: number },
  metBy: string | null,
  nowMs: number,
): Promise<Selectable<MarketWishesTable>> => {
  const now = new Date(nowMs)
  const said = { max_price: wish.maxPrice, created_at: now, met_by: metBy, met_at: metBy === null ? null : now }
  return db
    .insertInto('market_wishes')
    .values({ player_id: wish.playerId, id: wish.id, slug: wish.slug, rarity: wish.rarity, ...said })
    .onConflict((conflict) => conflict.columns(['player_id', 'slug', 'rarity']).doUpdateSet(said))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const deleteWish = (db: Db, playerId: number, id: string): Promise<boolean> =>
  changesOne(db)`delete from market_wishes where player_id = ${playerId} and id = ${id}`

export const listingsThatMeet = (db: Db): Promise<string[]> =>
  queryColumn(db)<string>`
    select distinct met_by from market_wishes where met_by is not null order by met_by`

export const reopenWishes = (db: Db, listingIds: readonly string[]): Promise<readonly bigint[]> =>
  queryColumn(db)<bigint>`
    update market_wishes set met_by = null, met_at = null where met_by = any(${[...listingIds]}::text[])
    returning player_id`

export const kindsWished = (db: Db): Promise<ItemKind[]> =>
  queryRows(db)<ItemKind>`
    select distinct slug, rarity from market_wishes where met_by is null order by slug, rarity`

export const meetWishes = (
  db: Db,
  { slug, rarity }: ItemKind,
  offer: { readonly listingId: string; readonly sellerId: number; readonly priceNano: bigint },
  nowMs: number,
): Promise<readonly bigint[]> =>
  queryColumn(db)<bigint>`
    update market_wishes set met_by = ${offer.listingId}, met_at = ${new Date(nowMs)}
    where met_by is null and slug = ${slug} and rarity = ${rarity} and max_price >= ${offer.priceNano}::bigint
      and player_id <> ${offer.sellerId}::bigint
    returning player_id`

export const metWishes = (db: Db, playerIds: readonly bigint[]) =>
  queryRows(db)<{ player_id: bigint; met_by: string; met_at: Date }>`
    select player_id, met_by, met_at from market_wishes
    where player_id = any(${[...playerIds]}::bigint[]) and met_by is not null and met_at > created_at
    order by met_at desc, id`
