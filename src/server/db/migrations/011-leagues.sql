-- Leagues (R27): points by week, sums by week, claims and the boards. Rows of a week are written in the order of their instants, so a
-- BRIN index is enough.
create table league_points (
  player_id bigint not null references players,
  source text not null check (source in ('boss', 'tournament')),
  at timestamptz not null,
  ref text not null,
  amount integer not null check (amount > 0),
  primary key (player_id, source, at, ref)
);
create index league_points_at on league_points using brin (at);

create table league_weeks (
  player_id bigint not null references players,
  season integer not null,
  week smallint not null check (week between 1 and 4),
  fight_points integer not null default 0,
  extra_points integer not null default 0,
  fights integer not null default 0,
  wins integer not null default 0,
  hamster_wins integer not null default 0,
  reached_at timestamptz not null,
  primary key (player_id, season, week)
) with (fillfactor = 85);
create index league_weeks_week on league_weeks (season, week, player_id);

create table league_claims (
  player_id bigint not null references players,
  season integer not null,
  week smallint not null check (week between 1 and 5),
  at timestamptz not null,
  inboxed boolean not null,
  primary key (player_id, season, week)
);

create table league_boards (
  season integer not null,
  week smallint not null check (week between 1 and 5),
  rebuilt_at timestamptz not null,
  ranked integer not null,
  final_at timestamptz,
  inboxed_to bigint,
  inboxed_at timestamptz,
  pruned_at timestamptz,
  primary key (season, week)
);

create table league_places (
  season integer not null,
  week smallint not null,
  place integer not null check (place > 0),
  player_id bigint not null,
  points integer not null,
  primary key (season, week, place),
  unique (season, week, player_id)
);
