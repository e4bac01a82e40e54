import { type Selectable, sql } from 'kysely'
import { lockAlone } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import { execute, queryColumn, queryRows } from '#server/db/statements.ts'
import type { MarketDaysTable } from '#server/db/tables/market-watch.ts'
import type { ItemKind } from './kind-price-store.ts'

type MarketDayRow = Selectable<MarketDaysTable>

export const daysOfKind = (db: Db, { slug, rarity }: ItemKind, since: string): Promise<MarketDayRow[]> =>
  queryRows(db)<MarketDayRow>`
    select * from market_days where slug = ${slug} and rarity = ${rarity} and day >= ${since} order by day`

/** Take this lock before reading what a day's prices are summed from, so that no older sum is written later. */
export const lockDays = (db: Db): Promise<void> => lockAlone(db, 'marketDays')

export const slugsSoldSince = (db: Db, sinceMs: number): Promise<string[]> =>
  queryColumn(db)<string>`
    select distinct slug from market_trades where side = 'sold' and at > ${new Date(sinceMs)}`

export const summedSales = (
  db: Db,
  slugs: readonly string[],
  { fromDay, toDay }: { readonly fromDay: string; readonly toDay: string },
): Promise<MarketDayRow[]> =>
  queryRows(db)<MarketDayRow>`
    select slug, rarity, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day,
      percentile_disc(0.5) within group (order by price_nano) as median, count(*)::integer as volume,
      (array_agg(price_nano order by at desc, id desc))[1] as last_price
    from market_trades
    where side = 'sold' and slug = any(${[...slugs]}::text[])
      and at >= ${`${fromDay}T00:00:00Z`}::timestamptz and at < ${`${toDay}T00:00:00Z`}::timestamptz + interval '1 day'
      and player_id || '-' || id not in (select listing_id from market_undone)
    group by 1, 2, 3 order by 1, 2, 3`

export const putDays = async (db: Db, days: readonly MarketDayRow[]): Promise<void> => {
  if (days.length === 0) return
  await db
    .insertInto('market_days')
    .values([...days])
    .onConflict((conflict) =>
      conflict.columns(['slug', 'rarity', 'day']).doUpdateSet({
        median: sql`excluded.median`,
        volume: sql`excluded.volume`,
        last_price: sql`excluded.last_price`,
      }),
    )
    .execute()
}

export const deleteDay = (db: Db, { slug, rarity }: ItemKind, day: string): Promise<void> =>
  execute(db)`delete from market_days where slug = ${slug} and rarity = ${rarity} and day = ${day}`

export const deleteDaysBefore = (db: Db, day: string): Promise<void> =>
  execute(db)`delete from market_days where day < ${day}`
