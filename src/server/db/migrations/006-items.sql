-- Items. A bound or locked item is never on sale. `items_by_id` finds an item without its owner (row 110); a call that changes one
-- names the owner. `past_items` has the slugs of items that are gone, because the ledger has only their ids.
-- `stat_values` is `[[type, …], [value, …]]` as text: reading a fighter in full gear spent most of its time on the `jsonb` of `stats`.
-- `worn_at` and `used_at`: a purchase that was fought in is not returned automatically (R49).
create table items (
  id uuid,
  owner_id bigint not null references players,
  slug text not null,
  name text not null,
  type text not null,
  rarity text not null,
  status text not null check (status in ('equipped', 'inventory', 'on-sale')),
  locked boolean not null default false,
  stats jsonb not null,
  created_at timestamptz not null,
  bound boolean not null default false,
  refine_failures smallint not null default 0,
  reroll_day text,
  rerolls smallint not null default 0,
  free_reroll_day text,
  free_rerolls smallint not null default 0,
  bound_until timestamptz,
  stat_values json not null generated always as ((
    '[' || jsonb_path_query_array(stats, '$[*].type')::text || ', '
    || jsonb_path_query_array(stats, '$[*].value')::text || ']')::json) stored,
  worn_at timestamptz,
  used_at timestamptz,
  paid_xtr integer,
  constraint items_sellable_check check (status <> 'on-sale' or not (bound or locked)),
  primary key (owner_id, id)
);
create index items_of_owner on items (owner_id, status);
create unique index items_one_worn_per_slot on items (owner_id, type) where status = 'equipped';
create index items_free_rerolled on items (owner_id, free_reroll_day) where free_reroll_day is not null;
create index items_by_id on items (id);

create table past_items (
  owner_id bigint not null references players,
  slug text not null,
  primary key (owner_id, slug)
);

create table item_presets (
  player_id bigint not null references players,
  number smallint not null check (number between 1 and 2),
  item_ids uuid[] not null,
  saved_at timestamptz not null,
  primary key (player_id, number)
);

create table equipped_stones (
  player_id bigint not null references players,
  type text not null check (type in ('burning-hell', 'frost-prison', 'luck-leech')),
  level smallint not null check (level between 1 and 4),
  primary key (player_id, type)
);

create table welcome_swords (
  player_id bigint primary key references players,
  item_id uuid not null,
  at timestamptz not null
);
