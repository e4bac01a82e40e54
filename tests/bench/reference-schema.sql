-- The schema of commit b5690eb, before issue 15: on it the recorded statements of reference-sql.json are run.

create table players (
  id bigint primary key,
  npc boolean not null default false,
  username text,
  first_name text not null,
  photo_url text,
  language_code text not null default 'en',
  start_param text,
  referrer_id bigint,
  house_id smallint not null check (house_id between 0 and 7),
  active_skill text not null,
  created_at timestamptz not null,
  last_claim_at timestamptz not null,
  rank_points integer not null default 0 check (rank_points >= 0),
  best_rank_points integer not null default 0 check (best_rank_points >= rank_points),
  win_streak integer not null default 0 check (win_streak >= 0),
  fights integer not null default 0 check (fights >= wins),
  wins integer not null default 0 check (wins >= 0),
  energy smallint not null check (energy >= 0),
  energy_refill_at timestamptz,
  energy_burned_at timestamptz,
  first_win_day text,
  common_drop_day text,
  streak_day text,
  streak_paid_nano bigint not null default 0 check (streak_paid_nano >= 0),
  army_stars_spent integer not null default 0 check (army_stars_spent >= 0),
  power integer not null check (power > 0)
);
create index players_matchmaking on players (rank_points, power);
create table upgrades (
  player_id bigint not null references players,
  upgrade_type text not null check (upgrade_type in ('pocket-size', 'mining-tok', 'honor')),
  level smallint not null check (level > 0),
  bought_at timestamptz not null,
  primary key (player_id, upgrade_type, level)
);
create table boosts (
  id uuid primary key,
  player_id bigint not null references players,
  type text not null check (type in ('mining-speed-scale-up', 'mining-speed-scale-down')),
  val double precision not null check (val > 0),
  at timestamptz not null
);
create index boosts_of_player on boosts (player_id, at);
create table balances (
  owner_id bigint not null references players,
  asset text not null,
  amount bigint not null check (amount >= 0),
  primary key (owner_id, asset)
);
create table ledger (
  id uuid not null,
  at timestamptz not null,
  from_account bigint not null,
  to_account bigint not null check (to_account <> from_account),
  asset text not null,
  amount bigint not null check (amount > 0),
  reason text not null,
  ref text,
  primary key (at, id)
) partition by range (at);
create index ledger_to on ledger (to_account, at);
create index ledger_from on ledger (from_account, at);
create table ledger_rest partition of ledger default;
create table items (
  id uuid primary key,
  owner_id bigint not null references players,
  slug text not null,
  name text not null,
  type text not null,
  rarity text not null,
  status text not null check (status in ('equipped', 'inventory', 'on-sale')),
  locked boolean not null default false,
  stats jsonb not null,
  created_at timestamptz not null
);
create index items_of_owner on items (owner_id, status);
create unique index items_one_worn_per_slot on items (owner_id, type) where status = 'equipped';
create table equipped_stones (
  player_id bigint not null references players,
  type text not null check (type in ('burning-hell', 'frost-prison', 'luck-leech')),
  level smallint not null check (level between 1 and 4),
  primary key (player_id, type)
);
create table pending_matches (
  player_id bigint primary key references players,
  match_id uuid not null,
  opponent_id bigint references players,
  is_bot boolean not null,
  own jsonb not null,
  opponent jsonb not null,
  server_seed text not null,
  commitment text not null,
  found_at timestamptz not null,
  expires_at timestamptz not null
);
create table fights (
  id uuid not null,
  at timestamptz not null,
  attacker_id bigint not null references players,
  defender_id bigint references players,
  server_seed text not null,
  client_key text not null,
  rules_version text not null,
  inputs jsonb not null,
  result jsonb not null,
  primary key (id, at)
) partition by range (at);
create index fights_of_attacker on fights (attacker_id, at desc);
create index fights_of_defender on fights (defender_id, at desc);
create table fights_rest partition of fights default;
create table user_seasons (
  player_id bigint primary key references players,
  season integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  claimed_at timestamptz
);
create table idempotency (
  player_id bigint not null,
  key uuid not null,
  call text not null,
  body_hash text not null,
  answer jsonb,
  at timestamptz not null,
  primary key (player_id, key)
);
create index idempotency_age on idempotency (at);
create table world_facts (key text primary key, value jsonb not null);
alter table fights add column kind text not null default 'match' check (kind in ('match', 'challenge'));
alter table players
  add column challenge_day text,
  add column challenges_today smallint not null default 0 check (challenges_today >= 0);
alter table pending_matches add column rules_version text not null default '1';
alter table pending_matches alter column rules_version drop default;
create index players_username on players (lower(username)) where username is not null;
create table inbox (
  id uuid primary key,
  player_id bigint not null references players,
  at timestamptz not null,
  reason text not null,
  tok bigint not null check (tok between 0 and 9007199254740991),
  star bigint not null check (star between 0 and 9007199254740991),
  materials jsonb not null,
  claimed_at timestamptz
);
create index inbox_of_player on inbox (player_id, at desc);
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
  player_id bigint references players,
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
create table welcome_swords (
  player_id bigint primary key references players,
  item_id uuid not null,
  at timestamptz not null
);
alter table players add column deleted_at timestamptz, add column restarted_at timestamptz;
create table check_ins (
  player_id bigint primary key references players,
  streak integer not null check (streak > 0),
  best_streak integer not null check (best_streak >= streak),
  last_claim_at timestamptz not null,
  last_frozen_at timestamptz
);
create table missions_done (
  player_id bigint not null references players,
  mission_id text not null,
  done_at timestamptz not null,
  primary key (player_id, mission_id)
);
create table task_runs (
  id uuid primary key,
  player_id bigint not null references players,
  task_id text not null,
  state text not null check (state in ('waiting', 'done', 'refused')),
  repeats integer check ((state = 'done') = (repeats is not null)),
  started_at timestamptz not null,
  decided_at timestamptz
);
create index task_runs_age on task_runs (started_at);
create unique index task_runs_one_waiting on task_runs (player_id, task_id) where state = 'waiting';
create table task_rewards (
  player_id bigint not null references players,
  task_id text not null,
  repeat smallint not null check (repeat > 0),
  paid_at timestamptz not null,
  primary key (player_id, task_id, repeat)
);
create table channel_members (
  player_id bigint not null references players,
  chat text not null,
  seen_at timestamptz not null,
  primary key (player_id, chat)
);
create table ad_watches (
  id uuid primary key,
  player_id bigint not null references players,
  purpose text not null check (purpose in ('credit', 'boost')),
  started_at timestamptz not null,
  rewarded_at timestamptz,
  spent_at timestamptz check (spent_at is null or rewarded_at is not null)
);
create index ad_watches_of_player on ad_watches (player_id, purpose, started_at);
create index ad_watches_unrewarded on ad_watches (started_at) where rewarded_at is null;
create table boosts_taken (
  id uuid primary key,
  player_id bigint not null references players,
  source text not null check (source in ('ad', 'channel')),
  day text not null,
  number smallint not null check (number > 0),
  watch_id uuid unique references ad_watches check ((source = 'ad') = (watch_id is not null)),
  taken_at timestamptz not null,
  unique (player_id, source, day, number)
);
create unique index boosts_taken_channel_once on boosts_taken (player_id) where source = 'channel';
create table hunters (
  player_id bigint primary key references players,
  demons_killed integer not null default 0 check (demons_killed >= 0),
  hunts_collected integer not null default 0 check (hunts_collected >= 0)
);
create table hunts (
  id uuid primary key,
  player_id bigint not null references players,
  slug text not null check (slug in ('cursed-fortress', 'demonbane-keep', 'eternal-abyss-gate')),
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  outcome jsonb not null,
  picture_seed text not null,
  collected_at timestamptz
);
create unique index hunts_one_at_a_time on hunts (player_id) where collected_at is null;
create index hunts_of_player on hunts (player_id, started_at);
create table hunt_milestones (
  player_id bigint not null references players,
  level smallint not null check (level between 1 and 11),
  taken_at timestamptz not null,
  primary key (player_id, level)
);
create table start_params (
  user_id bigint primary key,
  start_param text not null,
  at timestamptz not null
);
alter table players
  add column referral_qualified_at timestamptz,
  add column referral_earned_nano bigint not null default 0 check (referral_earned_nano >= 0),
  add column house_switched_at timestamptz,
  add column rank_since timestamptz,
  add constraint players_not_their_own_inviter check (referrer_id <> id),
  add constraint players_qualified_by_somebody check (referral_qualified_at is null or referrer_id is not null);
create index players_by_inviter on players (referrer_id, created_at desc, id desc) where referrer_id is not null;
create index players_qualified on players (referrer_id) where referral_qualified_at is not null;
alter table balances add column changed_at timestamptz;
create table boards (
  board text primary key,
  rebuilt_at timestamptz not null,
  marks jsonb not null
);
create table board_places (
  board text not null references boards,
  place integer not null check (place > 0),
  player_id bigint not null references players,
  value bigint not null,
  primary key (board, place),
  unique (board, player_id)
);
create table notifications (
  player_id bigint not null references players,
  kind text not null check (kind in ('pocket-full', 'energy-full', 'hunt-done', 'attacked', 'news')),
  subject text not null,
  at timestamptz not null,
  state text not null check (state in ('waiting', 'sent', 'skipped', 'refused')),
  primary key (player_id, kind, subject)
);
create index notifications_of_player on notifications (player_id, at desc);
create index notifications_age on notifications (at);
create index preferences_wanting_messages on preferences (player_id)
where value -> 'notifications' ->> 'write_access' = 'true' and value -> 'notifications' ->> 'kinds' <> '[]';
alter table pending_matches add column shown boolean not null default true;
