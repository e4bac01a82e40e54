-- Players. Usernames have a table of their own: on a distributed database an index over all players would be asked on every machine.
-- The fill factor leaves room for an updated row on its page, so that no index has to follow.
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
  power integer not null check (power > 0),
  challenge_day text,
  challenges_today smallint not null default 0 check (challenges_today >= 0),
  deleted_at timestamptz,
  restarted_at timestamptz,
  referral_qualified_at timestamptz,
  house_switched_at timestamptz,
  rank_since timestamptz,
  mining_no integer not null default 0,
  loadout_no integer not null default 0,
  items_seen_at timestamptz,
  items_refined integer not null default 0,
  items_awakened integer not null default 0,
  houses_left smallint not null default 0,
  rank_season integer not null default 11,
  rank_latest integer not null default 0 check (rank_latest >= 0),
  tournament_on date,
  pet_name text,
  constraint players_not_their_own_inviter check (referrer_id <> id),
  constraint players_qualified_by_somebody check (referral_qualified_at is null or referrer_id is not null)
) with (fillfactor = 85);
create index players_season_board
  on players (rank_season, rank_points desc, coalesce(rank_since, created_at), rank_latest desc, id)
  where rank_points > 0 and deleted_at is null;

create table usernames (
  name_lower text not null,
  player_id bigint not null,
  npc boolean not null,
  joined_at timestamptz not null,
  primary key (name_lower, player_id)
);
