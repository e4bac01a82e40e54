import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table check_ins (
      player_id bigint primary key references players,
      streak integer not null check (streak > 0),
      best_streak integer not null check (best_streak >= streak),
      last_claim_at timestamptz not null,
      last_frozen_at timestamptz
    )`.execute(db)
  await sql`
    create table missions_done (
      player_id bigint not null references players,
      mission_id text not null,
      done_at timestamptz not null,
      primary key (player_id, mission_id)
    )`.execute(db)
  await sql`
    create table task_runs (
      id uuid primary key,
      player_id bigint not null references players,
      task_id text not null,
      state text not null check (state in ('waiting', 'done', 'refused')),
      repeats integer check ((state = 'done') = (repeats is not null)),
      started_at timestamptz not null,
      decided_at timestamptz
    )`.execute(db)
  await sql`create index task_runs_age on task_runs (started_at)`.execute(db)
  await sql`
    create unique index task_runs_one_waiting on task_runs (player_id, task_id) where state = 'waiting'`.execute(db)
  await sql`
    create table task_rewards (
      player_id bigint not null references players,
      task_id text not null,
      repeat smallint not null check (repeat > 0),
      paid_at timestamptz not null,
      primary key (player_id, task_id, repeat)
    )`.execute(db)
  await sql`
    create table channel_members (
      player_id bigint not null references players,
      chat text not null,
      seen_at timestamptz not null,
      primary key (player_id, chat)
    )`.execute(db)
  await sql`
    create table ad_watches (
      id uuid primary key,
      player_id bigint not null references players,
      purpose text not null check (purpose in ('credit', 'boost')),
      started_at timestamptz not null,
      rewarded_at timestamptz,
      spent_at timestamptz check (spent_at is null or rewarded_at is not null)
    )`.execute(db)
  await sql`create index ad_watches_of_player on ad_watches (player_id, purpose, started_at)`.execute(db)
  await sql`create index ad_watches_unrewarded on ad_watches (started_at) where rewarded_at is null`.execute(db)
  await sql`
    create table boosts_taken (
      id uuid primary key,
      player_id bigint not null references players,
      source text not null check (source in ('ad', 'channel')),
      day text not null,
      number smallint not null check (number > 0),
      watch_id uuid unique references ad_watches check ((source = 'ad') = (watch_id is not null)),
      taken_at timestamptz not null,
      unique (player_id, source, day, number)
    )`.execute(db)
  await sql`create unique index boosts_taken_channel_once on boosts_taken (player_id) where source = 'channel'`.execute(
    db,
  )
}

/** Check-in, honor missions, tasks of Earn, ads and boosts; each claim has a unique key of its own. */
export const m004Economy: Migration = { up }
