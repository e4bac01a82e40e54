-- The airdrop (R38): sums of each player, and snapshots of all points.
create table airdrop_sums (
  player_id bigint not null references players,
  through date not null,
  claimed_nano bigint not null,
  wins integer not null,
  active_days integer not null,
  friends integer not null default 0,
  friends_before integer not null default 0,
  friends_on date not null,
  primary key (player_id)
) with (fillfactor = 80);

create table airdrop_snapshots (
  name text primary key,
  version integer not null,
  through date not null,
  is_last boolean not null,
  started_at timestamptz not null,
  after_id bigint not null,
  lines integer not null,
  excluded integer not null,
  points bigint not null,
  root text,
  finished_at timestamptz,
  constraint airdrop_snapshots_finished_check check ((root is null) = (finished_at is null))
);

create table airdrop_lines (
  player_id bigint not null references players,
  snapshot text not null,
  no integer,
  points bigint not null,
  salt text not null,
  primary key (player_id, snapshot)
);

create table airdrop_blocks (
  snapshot text not null,
  block integer not null,
  leaves bytea not null,
  root bytea not null,
  primary key (snapshot, block)
);
