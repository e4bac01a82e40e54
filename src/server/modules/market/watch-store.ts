import type { Insertable, Selectable } from 'kysely'
import { WATCHED_MS } from '#rules/market/market-watch.ts'
import type { Db } from '#server/db/database.ts'
import { queryRows } from '#server/db/statements.ts'
import type { TradeRow } from '#server/db/tables/market.ts'
import type { MarketMarksTable } from '#server/db/tables/market-watch.ts'
import type { ItemKind } from './kind-price-store.ts'

export type MarkRow = Selectable<MarketMarksTable>

/** `sales` counts the sales between seller and buyer in the seven days up to this one. */
interface WatchedSale
  extends Pick<TradeRow, 'player_id' | 'id' | 'other_id' | 'at' | 'slug' | 'name' | 'type' | 'rarity' | 'stats'> {
  readonly price_nano: bigint
  readonly sales: number
}

/** Leaves out NPCs. The pair's count includes both directions, because a sale has a row for each side. */
export const salesBetweenPeople = (db: Db, sinceMs: number): Promise<WatchedSale[]> =>
  queryRows(db)<WatchedSale>`
    select t.player_id, t.id, t.other_id, t.at, t.slug, t.name, t.type, t.rarity, t.stats, t.price_nano,
      count(*)::integer as sales
    from market_trades t
    join market_trades o on o.player_id = t.player_id and o.other_id = t.other_id and o.at <= t.at
      and o.at > t.at - make_interval(secs => ${WATCHED_MS / 1000})
    where t.side = 'sold' and t.at > ${new Date(sinceMs)} and t.player_id > 0 and t.other_id > 0
    group by t.player_id, t.at, t.id order by t.at, t.id`

export type PaidPrice = Pick<TradeRow, 'at' | 'price_nano'>

export const pricesPaid = (
  db: Db,
  { slug, rarity }: ItemKind,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<PaidPrice[]> =>
  queryRows(db)<PaidPrice>`
    select at, price_nano from market_trades
    where side = 'sold' and slug = ${slug} and rarity = ${rarity} and at >= ${new Date(fromMs)} and at < ${new Date(toMs)}
      and player_id || '-' || id not in (select listing_id from market_undone)
    order by at`

/** Rows per statement, which takes at most 65,535 values. */
const MARKS_AT_ONCE = 1000

export const putMarks = async (db: Db, marks: readonly Insertable<MarketMarksTable>[]): Promise<number> => {
  let added = 0
  for (let from = 0; from < marks.length; from += MARKS_AT_ONCE) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('market_marks')
      .values(marks.slice(from, from + MARKS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    added += Number(numInsertedOrUpdatedRows ?? 0n)
  }
  return added
}

export const newestMarks = (db: Db, playerId: number | null, limit: number): Promise<MarkRow[]> =>
  db
    .selectFrom('market_marks')
    .selectAll()
    .$if(playerId !== null, (query) =>
      query.where(({ eb, or }) =>
        or([eb('seller_id', '=', BigInt(playerId ?? 0)), eb('buyer_id', '=', BigInt(playerId ?? 0))]),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('listing_id')
    .orderBy('kind')
    .limit(limit)
    .execute()
