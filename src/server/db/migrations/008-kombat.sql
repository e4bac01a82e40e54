-- The pending match, fights by attacker and month, and `defences`: the same fights by defender, in place of an index over all attackers.
create table pending_matches (
  player_id bigint primary key references players,
  match_id uuid not null,
  opponent_id bigint,
  is_bot boolean not null,
  own jsonb not null,
  opponent jsonb not null,
  server_seed text not null,
  commitment text not null,
  found_at timestamptz not null,
  expires_at timestamptz not null,
  rules_version text not null,
  shown boolean not null default true
-- Both fighters are longer than the 2 kB at which PostgreSQL compresses a row that is read once within minutes.
) with (toast_tuple_target = 8160);

create table fights (
  id uuid not null,
  at timestamptz not null,
  attacker_id bigint not null references players,
  defender_id bigint,
  server_seed text not null,
  client_key text not null,
  rules_version text not null,
  result jsonb not null,
  kind text not null default 'match' check (kind in ('match', 'challenge', 'boss')),
  primary key (attacker_id, id, at)
) partition by range (at);
create index fights_of_attacker on fights (attacker_id, at desc);
create table fights_rest partition of fights default;

create table defences (
  defender_id bigint not null,
  at timestamptz not null,
  fight_id uuid not null,
  attacker_id bigint not null,
  primary key (defender_id, at, fight_id)
) partition by range (at);
create table defences_rest partition of defences default;
