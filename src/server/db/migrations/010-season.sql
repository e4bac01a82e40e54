-- Seasons (R27 to R31). `season_results` keeps a rank at a season's end once the player has moved on to the next season. A claim is a
-- row that both the call and the job insert first, so that one of them pays.
create table user_seasons (
  player_id bigint primary key references players,
  season integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  claimed_at timestamptz
);

create table season_results (
  player_id bigint not null references players,
  season integer not null,
  rank_points integer not null,
  rank_since timestamptz,
  rank_before integer not null,
  fights integer not null,
  primary key (player_id, season)
);

create table season_claims (
  player_id bigint not null references players,
  season integer not null,
  at timestamptz not null,
  inboxed boolean not null,
  primary key (player_id, season)
);

create table season_ends (
  season integer primary key,
  places_at timestamptz,
  swept_to bigint,
  swept_at timestamptz,
  inboxed_to bigint,
  inboxed_at timestamptz,
  cards_to bigint,
  cards_at timestamptz
);

create table season_places (
  season integer not null,
  place integer not null check (place > 0),
  player_id bigint not null,
  rank_points integer not null,
  primary key (season, place),
  unique (season, player_id)
);

create table season_cards (
  player_id bigint not null references players,
  season integer not null,
  written_at timestamptz not null,
  figures jsonb not null,
  primary key (player_id, season)
);
