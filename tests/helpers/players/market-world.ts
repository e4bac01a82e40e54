import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

export interface MarketSize {
  readonly sellers: number
  readonly listings: number
  /** Rows of trades in the last 28 days: a sale has two, the seller's and the buyer's. */
  readonly trades: number
}

const madeUpItems = (first: number, count: number) => sql`
  select n, type, rarity, slug, lines, md5(n::text)::uuid as item_id,
    greatest(1, round(base * exp(1.6 * (random() + random() + random() - 1.5)) * 10))::bigint * 100000000 as price_nano,
    (select coalesce(jsonb_agg(jsonb_build_object('name', x, 'type', x, 'value', 5, 'level', 1, 'primary', x like '%primary')), '[]')
      from unnest(lines) as x) as stats
  from (
    select n, type, rarity, base,
      case when n % 20 = 0 and type in ('sword', 'shield', 'wings', 'helmet', 'armor', 'boots')
        then (array['halloween', 'valentine', 'firelord', 'mammoth'])[n / 20 % 4 + 1] || '-' || type
        else type || '-' || rarity end as slug,
      case when type in ('sword', 'wings', 'necklace', 'animal') then array['attack-flat-primary']
        when type in ('supply', 'key') then array[]::text[] else array['hp-flat-primary'] end
      || (select coalesce(array_agg(x), array[]::text[]) from (
        select x from unnest(array['attack-flat', 'hp-flat', 'attack-percent', 'hp-percent', 'crit-rate', 'crit-dmg',
          'reflect-percent', 'life-steal-percent']) as x order by md5(n || x) limit line_count) as chosen) as lines
    from (
      select n, (array['sword', 'shield', 'wings', 'necklace', 'animal', 'helmet', 'armor', 'boots', 'supply', 'key'])[
          floor(random() * 10)::int + 1] as type,
        case when draw < 0.4 then 'common' when draw < 0.66 then 'uncommon' when draw < 0.84 then 'rare'
          when draw < 0.93 then 'epic' when draw < 0.97 then 'legendary' else 'prototype' end as rarity,
        case when draw < 0.4 then 2 when draw < 0.66 then 8 when draw < 0.84 then 40 when draw < 0.93 then 250
          when draw < 0.97 then 2000 else 12 end as base,
        case when draw < 0.4 then 0 when draw < 0.66 then 1 when draw < 0.84 then 2 when draw < 0.93 then 3
          when draw < 0.97 then 4 else 0 end as line_count
      from (select n, random() as draw from generate_series(${first}::int, ${first + count - 1}::int) as n offset 0) as drawn
    ) as kinds
  ) as items`

const uuidAt = (instant: string) =>
  sql.raw(`(lpad(to_hex((extract(epoch from ${instant}) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3) || 'a'
    || substr(md5(n::text), 4, 15))::uuid`)

export const FIRST_SELLER = 800_000_001

export const growMarket = async (db: Db, size: MarketSize, nowMs: number): Promise<void> => {
  const now = new Date(nowMs)
  const { sellers, listings, trades } = size
  await sql`
    insert into players (id, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power, rank_since)
    select id, 'p' || id, 'P', id % 8, 'rising-fury', ${now}, ${now}, 10, 400, ${now}
    from generate_series(${FIRST_SELLER}::bigint, ${FIRST_SELLER + sellers}::bigint) as id`.execute(db)
  await db.connection().execute(async (one) => {
    await sql`select setseed(0.19)`.execute(one)
    await sql`
      create temporary table made_up as
      select *, ${now}::timestamptz - make_interval(secs => random() * 600000) as listed_at,
        floor(random() * ${sellers}::int)::int + ${FIRST_SELLER}::int as seller_id
      from (${madeUpItems(1, listings)}) as items`.execute(one)
    await sql`
      insert into items (id, owner_id, slug, name, type, rarity, status, stats, created_at)
      select item_id, seller_id, slug, slug, type, rarity, 'on-sale', stats, listed_at from made_up`.execute(one)
    await sql`
      insert into listings (seller_id, id, item_id, status, slug, name, type, rarity, stats, stat_types, price_nano, listed_at, expires_at)
      select seller_id, ${uuidAt('listed_at')}, item_id, 'open', slug, slug, type, rarity, stats, lines, price_nano, listed_at,
        listed_at + interval '7 days' from made_up order by listed_at`.execute(one)
    await sql`drop table made_up`.execute(one)
    await sql`
      insert into market_trades (player_id, at, id, side, other_id, item_id, slug, name, type, rarity, stats, price_nano, fee_nano)
      select case side when 'sold' then seller else buyer end, at, ${uuidAt('at')}, side,
        case side when 'sold' then buyer else seller end, item_id, slug, slug, type, rarity, stats, price_nano, price_nano / 100 * 3
      from (
        select *, ${now}::timestamptz - make_interval(secs => random() * 28 * 86400) as at,
          floor(random() * ${sellers}::int)::int + ${FIRST_SELLER}::int as seller, ${FIRST_SELLER + sellers}::int as buyer
        from (${madeUpItems(listings + 1, Math.floor(trades / 2))}) as items offset 0) as sales
      cross join (values ('sold'), ('bought')) as sides (side)`.execute(one)
  })
  await sql`vacuum analyze players, items, listings, market_trades`.execute(db)
}
