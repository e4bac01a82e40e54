-- Bosses of guilds (R25). Damage is stored with the player; a job sums `boss_feed` into the pool of each guild. Boards keep a guild's
-- name and emblem as they were when the board was built (row 144).
create table boss_players (
  player_id bigint primary key references players,
  best_damage integer not null default 0 check (best_damage >= 0),
  run_id text,
  server_seed text,
  commitment text,
  met text[] not null default '{}',
  constraint boss_players_next_check
    check ((run_id is null) = (server_seed is null) and (server_seed is null) = (commitment is null))
);

create table boss_fighters (
  player_id bigint not null references players,
  run_id text not null,
  damage bigint not null check (damage >= 0),
  best integer not null,
  fights integer not null,
  day text not null,
  fights_today integer not null check (fights_today between 0 and 3),
  reached_at timestamptz not null,
  chest_id uuid,
  fall_seen_at timestamptz,
  primary key (player_id, run_id)
);
create index boss_fighters_board on boss_fighters (run_id, damage desc, reached_at, player_id);

create table boss_damage (
  player_id bigint not null references players,
  run_id text not null,
  guild_id bigint not null,
  damage bigint not null check (damage >= 0),
  fights integer not null,
  primary key (player_id, run_id, guild_id)
);

create table boss_feed (
  player_id bigint not null references players,
  fight_id uuid not null,
  run_id text not null,
  guild_id bigint not null,
  damage integer not null,
  at timestamptz not null,
  primary key (player_id, fight_id)
);
create index boss_feed_at_idx on boss_feed (at);

create table boss_pools (
  guild_id bigint not null references guilds,
  run_id text not null,
  hp bigint not null check (hp > 0),
  damage bigint not null check (damage >= 0),
  summed_at timestamptz not null,
  emptied_at timestamptz,
  primary key (guild_id, run_id)
);
create index boss_pools_full_idx on boss_pools (run_id) where emptied_at is null;

create table boss_pool_fighters (
  guild_id bigint not null,
  run_id text not null,
  player_id bigint not null,
  damage bigint not null,
  fights integer not null,
  chest text not null check (chest in ('none', 'due', 'given')),
  constraint boss_pool_fighters_pool_fkey foreign key (guild_id, run_id) references boss_pools (guild_id, run_id),
  primary key (guild_id, run_id, player_id)
);
create index boss_pool_fighters_due_idx on boss_pool_fighters (guild_id, run_id, player_id) where chest = 'due';

create table boss_boards (
  run_id text not null,
  board text not null check (board in ('individual', 'guild')),
  rebuilt_at timestamptz not null,
  places integer not null,
  final_at timestamptz,
  rewarded_to bigint,
  rewarded_at timestamptz,
  people integer not null,
  constraint boss_boards_rewarded_check check (final_at is not null or (rewarded_to is null and rewarded_at is null)),
  primary key (run_id, board)
);

create table boss_board_places (
  run_id text not null,
  board text not null,
  place integer not null,
  owner_id bigint not null,
  damage bigint not null,
  slug text,
  name text,
  emblem jsonb,
  people_place integer not null check (people_place >= 0),
  primary key (run_id, board, place)
);
create index boss_board_places_owner on boss_board_places (owner_id, run_id, board);
create index boss_board_places_damage on boss_board_places (run_id, board, damage desc, place);
create index boss_board_places_first on boss_board_places (run_id, board, people_place)
  where people_place between 1 and 3;
