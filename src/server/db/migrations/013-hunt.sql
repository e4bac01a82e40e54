create table hunters (
  player_id bigint primary key references players,
  demons_killed integer not null default 0 check (demons_killed >= 0),
  hunts_collected integer not null default 0 check (hunts_collected >= 0)
);

create table hunts (
  id uuid,
  player_id bigint not null references players,
  slug text not null check (slug in ('cursed-fortress', 'demonbane-keep', 'eternal-abyss-gate')),
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  outcome jsonb not null,
  picture_seed text not null,
  collected_at timestamptz,
  primary key (player_id, id)
);
create unique index hunts_one_at_a_time on hunts (player_id) where collected_at is null;
create index hunts_of_player on hunts (player_id, started_at);

create table hunt_milestones (
  player_id bigint not null references players,
  level smallint not null check (level between 1 and 11),
  taken_at timestamptz not null,
  primary key (player_id, level)
);
