-- Operators of the desk. A removed one stays, because the log names it.
create table desk_operators (
  name text primary key,
  role text not null check (role in ('read', 'support', 'owner')),
  password text not null,
  totp_secret text not null,
  totp_step bigint not null,
  version integer not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  last_seen_at timestamptz
);
create table desk_sessions (
  token_hash text primary key,
  name text not null,
  version integer not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
create index desk_sessions_started on desk_sessions (started_at);
create index desk_sessions_name on desk_sessions (name, started_at desc);
-- Failed sign-ins, by name and by address.
create table desk_tries (
  key text primary key,
  tries integer not null,
  since timestamptz not null
);
create index desk_tries_since on desk_tries (since);
create table desk_requests (
  id uuid primary key,
  at timestamptz not null,
  by_name text not null,
  -- Null for an act on a guild.
  player_id bigint,
  act jsonb not null,
  state text not null check (state in ('waits', 'approved', 'refused')),
  decided_by text,
  decided_at timestamptz
);
create index desk_requests_waiting on desk_requests (at desc) where state = 'waits';
create index desk_requests_decided on desk_requests (decided_at desc) where state <> 'waits';
create index desk_requests_player on desk_requests (player_id) where player_id is not null;
-- What each key of a writing call did, for a call that is sent twice.
create table desk_answers (
  key uuid primary key,
  name text not null,
  asked text not null,
  answer jsonb,
  at timestamptz not null
);
create index desk_answers_at on desk_answers (at);
-- Operators look for beginnings of names, which the order of the database's language does not serve. An operator of many players builds both
-- indexes before the upgrade (upgrade.md).
create index if not exists usernames_prefix on usernames (name_lower text_pattern_ops);
create index if not exists players_first_name on players (lower(first_name) text_pattern_ops) where deleted_at is null;
create index admin_log_player on admin_log (player_id, at desc) where player_id is not null;
