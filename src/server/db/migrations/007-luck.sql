-- Each player's chain of seeds, the next one decided together with the current one (R46), and rolls by month.
create table luck_chains (
  player_id bigint not null references players,
  no integer not null check (no > 0),
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  client_seed text not null,
  first_number integer not null,
  next_number integer not null constraint luck_chains_next_number_check check (next_number >= first_number),
  begun_at timestamptz not null,
  revealed_at timestamptz,
  next_server_seed text not null check (next_server_seed ~ '^[0-9a-f]{64}$'),
  primary key (player_id, no)
);
create unique index luck_chains_current on luck_chains (player_id) where revealed_at is null;
create index luck_chains_revealed on luck_chains (revealed_at) where revealed_at is not null;

create table luck_rolls (
  player_id bigint not null,
  at timestamptz not null,
  number integer not null,
  chain_no integer not null,
  name text not null,
  item_id uuid,
  odds jsonb not null,
  outcome jsonb not null,
  shown_from timestamptz not null,
  primary key (player_id, at, number)
) partition by range (at);
create table luck_rolls_rest partition of luck_rolls default;
