import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table hunters (
      player_id bigint primary key references players,
      demons_killed integer not null default 0 check (demons_killed >= 0),
      hunts_collected integer not null default 0 check (hunts_collected >= 0)
    )`.execute(db)
  await sql`
    create table hunts (
      id uuid primary key,
      player_id bigint not null references players,
      slug text not null check (slug in ('cursed-fortress', 'demonbane-keep', 'eternal-abyss-gate')),
      started_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > started_at),
      outcome jsonb not null,
      picture_seed text not null,
      collected_at timestamptz
    )`.execute(db)
  await sql`create unique index hunts_one_at_a_time on hunts (player_id) where collected_at is null`.execute(db)
  await sql`create index hunts_of_player on hunts (player_id, started_at)`.execute(db)
  await sql`
    create table hunt_milestones (
      player_id bigint not null references players,
      level smallint not null check (level between 1 and 11),
      taken_at timestamptz not null,
      primary key (player_id, level)
    )`.execute(db)
  await sql`
    create table start_params (
      user_id bigint primary key,
      start_param text not null,
      at timestamptz not null
    )`.execute(db)
  // The instant at which the rank points became what they are is not known of old players: no later than now.
  await sql`
    alter table players
      add column referral_qualified_at timestamptz,
      add column referral_earned_nano bigint not null default 0 check (referral_earned_nano >= 0),
      add column house_switched_at timestamptz,
      add column rank_since timestamptz,
      add constraint players_not_their_own_inviter check (referrer_id <> id),
      add constraint players_qualified_by_somebody check (referral_qualified_at is null or referrer_id is not null)
    `.execute(db)
  await sql`
    create index players_by_inviter on players (referrer_id, created_at desc, id desc) where referrer_id is not null
    `.execute(db)
  await sql`create index players_qualified on players (referrer_id) where referral_qualified_at is not null`.execute(db)
  await sql`alter table balances add column changed_at timestamptz`.execute(db)
  await sql`
    create table boards (
      board text primary key,
      rebuilt_at timestamptz not null,
      marks jsonb not null
    )`.execute(db)
  await sql`
    create table board_places (
      board text not null references boards,
      place integer not null check (place > 0),
      player_id bigint not null references players,
      value bigint not null,
      primary key (board, place),
      unique (board, player_id)
    )`.execute(db)
}

/** Hunts, referral, boards, switching the house. */
export const m005Social: Migration = { up }
