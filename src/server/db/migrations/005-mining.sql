-- Upgrades, honor missions, and boosts with the ads and claims that bring them, each once.
create table upgrades (
  player_id bigint not null references players,
  upgrade_type text not null check (upgrade_type in ('pocket-size', 'mining-tok', 'honor')),
  level smallint not null check (level > 0),
  bought_at timestamptz not null,
  primary key (player_id, upgrade_type, level)
);

create table missions_done (
  player_id bigint not null references players,
  mission_id text not null,
  done_at timestamptz not null,
  primary key (player_id, mission_id)
);

create table boosts (
  id uuid,
  player_id bigint not null references players,
  type text not null check (type in ('mining-speed-scale-up', 'mining-speed-scale-down')),
  val double precision not null check (val > 0),
  at timestamptz not null,
  primary key (player_id, id)
);
create index boosts_of_player on boosts (player_id, at);

create table ad_watches (
  id uuid,
  player_id bigint not null references players,
  purpose text not null check (purpose in ('credit', 'boost')),
  started_at timestamptz not null,
  rewarded_at timestamptz,
  spent_at timestamptz check (spent_at is null or rewarded_at is not null),
  primary key (player_id, id)
);
create index ad_watches_newest on ad_watches (player_id, started_at);
create index ad_watches_spent on ad_watches (player_id, purpose, spent_at) where rewarded_at is not null;
create index ad_watches_unrewarded on ad_watches (started_at) where rewarded_at is null;

create table boosts_taken (
  id uuid,
  player_id bigint not null references players,
  source text not null check (source in ('ad', 'channel')),
  day text not null,
  number smallint not null check (number > 0),
  watch_id uuid check ((source = 'ad') = (watch_id is not null)),
  taken_at timestamptz not null,
  primary key (player_id, id),
  unique (player_id, source, day, number),
  constraint boosts_taken_watch_once unique (player_id, watch_id),
  constraint boosts_taken_own_watch foreign key (player_id, watch_id) references ad_watches (player_id, id)
);
create unique index boosts_taken_channel_once on boosts_taken (player_id) where source = 'channel';
