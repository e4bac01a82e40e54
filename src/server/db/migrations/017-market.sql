-- The market (R22). A listing has a copy of its item, by which it is searched; an item is in one open listing at most.
-- Each index has its filter in front of the order, and the other filtered columns behind it, so that rows which do not match are
-- skipped unread. Each of them states "open" in its own way, which `listingsQuery` repeats.
create table listings (
  seller_id bigint not null references players,
  id uuid not null,
  item_id uuid not null,
  status text not null check (status in ('open', 'sold', 'cancelled', 'expired', 'ended')),
  open_item_id uuid generated always as (case when status = 'open' then item_id end) stored,
  slug text not null,
  name text not null,
  type text not null,
  rarity text not null,
  stats jsonb not null,
  stat_types text[] not null,
  lined boolean not null generated always as (stat_types && array['attack-flat', 'hp-flat', 'attack-percent', 'hp-percent',
    'crit-rate', 'crit-dmg', 'reflect-percent', 'life-steal-percent']) stored,
  price_nano bigint not null
    check (price_nano between 100000000 and 1000000000000000 and price_nano % 100000000 = 0),
  listed_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  buyer_id bigint,
  fee_nano bigint,
  constraint listings_closed_check check ((status = 'open') = (closed_at is null)),
  constraint listings_sold_check check ((status = 'sold') = (buyer_id is not null and fee_nano is not null)),
  constraint listings_buyer_check check (buyer_id <> seller_id),
  primary key (seller_id, id),
  constraint listings_own_item foreign key (seller_id, open_item_id) references items (owner_id, id)
);
create unique index listings_open_item on listings (seller_id, open_item_id) where open_item_id is not null;
create index listings_due on listings (expires_at) where status = 'open';
create index listings_closed on listings (closed_at) where closed_at is not null;
create index listings_new on listings (id, price_nano, lined) where closed_at is null;
create index listings_new_of_type on listings (type, id, price_nano, lined) where status = 'open';
create index listings_new_of_rarity on listings (rarity, id, price_nano, lined) where status = 'open';
create index listings_new_of_type_rarity on listings (type, rarity, id, price_nano, lined) where status = 'open';
create index listings_new_of_slug on listings (slug, id, price_nano, lined) where status = 'open';
create index listings_price on listings (price_nano, id, lined) where closed_at is null and open_item_id is not null;
create index listings_price_of_type on listings (type, price_nano, id, lined) where open_item_id is not null;
create index listings_price_of_rarity on listings (rarity, price_nano, id, lined) where open_item_id is not null;
create index listings_price_of_type_rarity on listings (type, rarity, price_nano, id, lined)
  where open_item_id is not null;
create index listings_price_of_slug on listings (slug, price_nano, id, lined) where open_item_id is not null;

create table market_trades (
  player_id bigint not null references players,
  at timestamptz not null,
  id uuid not null,
  side text not null check (side in ('sold', 'bought')),
  other_id bigint not null,
  item_id uuid not null,
  slug text not null,
  name text not null,
  type text not null,
  rarity text not null,
  stats jsonb not null,
  price_nano bigint not null check (price_nano > 0),
  fee_nano bigint not null check (fee_nano >= 0),
  constraint market_trades_other_check check (other_id <> player_id),
  primary key (player_id, at, id)
);
create index market_trades_of_kind on market_trades (slug, rarity, at) where side = 'sold';
create index market_trades_sold_at on market_trades (at) where side = 'sold';

create table market_wishes (
  player_id bigint not null references players,
  id uuid not null,
  slug text not null,
  rarity text not null,
  max_price bigint not null check (max_price > 0),
  created_at timestamptz not null,
  met_by text,
  met_at timestamptz,
  primary key (player_id, id),
  constraint market_wishes_kind_key unique (player_id, slug, rarity),
  constraint market_wishes_met_check check ((met_by is null) = (met_at is null))
);
create index market_wishes_open_idx on market_wishes (slug, rarity, max_price) where met_by is null;
create index market_wishes_met_idx on market_wishes (met_by) where met_by is not null;

create table market_days (
  slug text not null,
  rarity text not null,
  day text not null,
  median bigint not null,
  volume integer not null check (volume > 0),
  last_price bigint not null,
  primary key (slug, rarity, day)
);
create index market_days_day_idx on market_days (day);

create table market_marks (
  listing_id text not null,
  kind text not null check (kind in ('price', 'pair', 'crowd')),
  at timestamptz not null,
  seller_id bigint not null,
  buyer_id bigint not null,
  price bigint not null,
  usual_price bigint,
  sales integer,
  primary key (listing_id, kind)
);
create index market_marks_at_idx on market_marks (at);

create table market_undone (
  listing_id text primary key,
  at timestamptz not null
);
