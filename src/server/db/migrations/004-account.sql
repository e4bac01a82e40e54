-- Sanctions, the log of operators, preferences, and the progress of exports and erasures.
create table sanctions (
  player_id bigint primary key references players,
  status text not null check (status in ('watched', 'banned')),
  reason text not null,
  since timestamptz not null,
  appeal_url text
);

create table admin_log (
  id uuid primary key,
  at timestamptz not null,
  who text not null,
  act text not null,
  player_id bigint,
  details jsonb not null,
  why text not null
);
create index admin_log_age on admin_log (at desc);

create table preferences (
  player_id bigint primary key references players,
  value jsonb not null,
  saved_at timestamptz not null
);

create table exports (
  player_id bigint primary key references players,
  at timestamptz not null
);

create table account_jobs (
  player_id bigint not null references players,
  kind text not null check (kind in ('export', 'erasure')),
  asked_at timestamptz not null,
  moved_at timestamptz not null,
  finished_at timestamptz,
  step text not null,
  place jsonb,
  done integer not null default 0 check (done >= 0),
  totals jsonb,
  primary key (player_id, kind)
);
create index account_jobs_unfinished on account_jobs (moved_at) where finished_at is null;

create table export_parts (
  player_id bigint not null references players,
  section text not null,
  number integer not null,
  content text not null,
  primary key (player_id, section, number)
);
