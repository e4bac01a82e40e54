import { type Kysely, type Migration, sql } from 'kysely'

const writeAboutMarket = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table notifications drop constraint notifications_kind_check`.execute(db)
  await sql`
    alter table notifications add constraint notifications_kind_check check (kind in (
      'pocket-full', 'energy-full', 'hunt-done', 'attacked', 'refine-ready', 'sold', 'wish-met', 'news'))`.execute(db)
}

const makeWishes = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table market_wishes (
      player_id bigint not null constraint market_wishes_player_id_fkey references players,
      id uuid not null,
      slug text not null,
      rarity text not null,
      max_price bigint not null constraint market_wishes_max_price_check check (max_price > 0),
      created_at timestamptz not null,
      met_by text,
      met_at timestamptz,
      constraint market_wishes_pkey primary key (player_id, id),
      constraint market_wishes_kind_key unique (player_id, slug, rarity),
      constraint market_wishes_met_check check ((met_by is null) = (met_at is null))
    )`.execute(db)
  await sql`
    create index market_wishes_open_idx on market_wishes (slug, rarity, max_price) where met_by is null`.execute(db)
  await sql`create index market_wishes_met_idx on market_wishes (met_by) where met_by is not null`.execute(db)
}

const makeShared = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table market_days (
      slug text not null,
      rarity text not null,
      day text not null,
      median bigint not null,
      volume integer not null constraint market_days_volume_check check (volume > 0),
      last_price bigint not null,
      constraint market_days_pkey primary key (slug, rarity, day)
    )`.execute(db)
  await sql`create index market_days_day_idx on market_days (day)`.execute(db)
  await sql`
    create table market_marks (
      listing_id text not null,
      kind text not null constraint market_marks_kind_check check (kind in ('price', 'pair')),
      at timestamptz not null,
      seller_id bigint not null,
      buyer_id bigint not null,
      price bigint not null,
      usual_price bigint,
      sales integer,
      constraint market_marks_pkey primary key (listing_id, kind)
    )`.execute(db)
  await sql`create index market_marks_at_idx on market_marks (at)`.execute(db)
  await sql`
    create table market_undone (
      listing_id text not null constraint market_undone_pkey primary key,
      at timestamptz not null
    )`.execute(db)
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  await writeAboutMarket(db)
  await makeWishes(db)
  await makeShared(db)
}

/**
 * What stands around the market: wishes of players (extra 13), what each kind of item was sold for by days, sales that an operator
 * should look at, those that one has undone, and the bot's two messages about them. Locks: writing to `notifications` waits, which
 * only a job does.
 */
export const m025MarketWatch: Migration = { up }
