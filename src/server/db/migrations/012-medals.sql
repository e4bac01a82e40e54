create table medals (
  player_id bigint not null references players,
  type text not null,
  earned_at timestamptz not null,
  rank integer,
  rarity text,
  paid_rarity text,
  claimed_at timestamptz,
  primary key (player_id, type)
);

create table medal_ends (
  season integer not null,
  part text not null,
  decided_to bigint,
  decided_at timestamptz,
  primary key (season, part)
);
