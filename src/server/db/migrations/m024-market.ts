import { type Kysely, type Migration, sql } from 'kysely'

const makeListings = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table listings (
      seller_id bigint not null constraint listings_seller_id_fkey references players,
      id uuid not null,
      item_id uuid not null,
      status text not null
        constraint listings_status_check check (status in ('open', 'sold', 'cancelled', 'expired', 'ended')),
      open_item_id uuid generated always as (case when status = 'open' then item_id end) stored,
      slug text not null,
      name text not null,
      type text not null,
      rarity text not null,
      stats jsonb not null,
      stat_types text[] not null,
      lined boolean not null generated always as (stat_types && array['attack-flat', 'hp-flat', 'attack-percent', 'hp-percent',
        'crit-rate', 'crit-dmg', 'reflect-percent', 'life-steal-percent']) stored,
      price_nano bigint not null constraint listings_price_nano_check
        check (price_nano between 100000000 and 1000000000000000 and price_nano % 100000000 = 0),
      listed_at timestamptz not null,
      expires_at timestamptz not null,
      closed_at timestamptz,
      buyer_id bigint,
      fee_nano bigint,
      constraint listings_closed_check check ((status = 'open') = (closed_at is null)),
      constraint listings_sold_check check ((status = 'sold') = (buyer_id is not null and fee_nano is not null)),
      constraint listings_buyer_check check (buyer_id <> seller_id),
      constraint listings_pkey primary key (seller_id, id),
      constraint listings_own_item foreign key (seller_id, open_item_id) references items (owner_id, id)
    )`.execute(db)
  await sql`
    create unique index listings_open_item on listings (seller_id, open_item_id) where open_item_id is not null`.execute(
    db,
  )
  await sql`create index listings_due on listings (expires_at) where status = 'open'`.execute(db)
  await sql`create index listings_closed on listings (closed_at) where closed_at is not null`.execute(db)
}

/** Filters in front of each order of the market; a slug says its type and rarity. */
const FILTERED_BY = ['type', 'rarity', 'type, rarity', 'slug']

/**
 * What else is filtered stands behind the order, so that rows that do not fit are left out without reading them. Each order, and
 * each order of what is not filtered, says in a way of its own what is open: see `listingsQuery`.
 */
const indexSearch = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index listings_new on listings (id, price_nano, lined) where closed_at is null`.execute(db)
  await sql`
    create index listings_price on listings (price_nano, id, lined)
      where closed_at is null and open_item_id is not null`.execute(db)
  for (const columns of FILTERED_BY) {
    const name = columns.replace(', ', '_')
    const [newest, cheapest] = [sql.id(`listings_new_of_${name}`), sql.id(`listings_price_of_${name}`)]
    await sql`
      create index ${newest} on listings (${sql.raw(columns)}, id, price_nano, lined) where status = 'open'`.execute(db)
    await sql`
      create index ${cheapest} on listings (${sql.raw(columns)}, price_nano, id, lined)
        where open_item_id is not null`.execute(db)
  }
}

const makeTrades = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table market_trades (
      player_id bigint not null constraint market_trades_player_id_fkey references players,
      at timestamptz not null,
      id uuid not null,
      side text not null constraint market_trades_side_check check (side in ('sold', 'bought')),
      other_id bigint not null,
      item_id uuid not null,
      slug text not null,
      name text not null,
      type text not null,
      rarity text not null,
      stats jsonb not null,
      price_nano bigint not null constraint market_trades_price_nano_check check (price_nano > 0),
      fee_nano bigint not null constraint market_trades_fee_nano_check check (fee_nano >= 0),
      constraint market_trades_other_check check (other_id <> player_id),
      constraint market_trades_pkey primary key (player_id, at, id)
    )`.execute(db)
  await sql`create index market_trades_of_kind on market_trades (slug, rarity, at) where side = 'sold'`.execute(db)
}

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table items add constraint items_sellable_check check (status <> 'on-sale' or not (bound or locked))`.execute(
    db,
  )
  await makeListings(db)
  await indexSearch(db)
  await makeTrades(db)
}

/**
 * The market (R22): listings with a copy of their item, by which it is searched, and the sales of each player. An open listing has
 * its item, which is in no other one; what is bound or locked is never on sale.
 *
 * Locks: `items` is read once, whole, and nobody uses it meanwhile.
 */
export const m024Market: Migration = { up }
