import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table inbox (
      id uuid primary key,
      player_id bigint not null references players,
      at timestamptz not null,
      reason text not null,
      tok bigint not null check (tok between 0 and 9007199254740991),
      star bigint not null check (star between 0 and 9007199254740991),
      materials jsonb not null,
      claimed_at timestamptz
    )`.execute(db)
  await sql`create index inbox_of_player on inbox (player_id, at desc)`.execute(db)
  await sql`
    create table sanctions (
      player_id bigint primary key references players,
      status text not null check (status in ('watched', 'banned')),
      reason text not null,
      since timestamptz not null,
      appeal_url text
    )`.execute(db)
  await sql`
    create table admin_log (
      id uuid primary key,
      at timestamptz not null,
      who text not null,
      act text not null,
      player_id bigint references players,
      details jsonb not null,
      why text not null
    )`.execute(db)
  await sql`create index admin_log_age on admin_log (at desc)`.execute(db)
  await sql`
    create table preferences (
      player_id bigint primary key references players,
      value jsonb not null,
      saved_at timestamptz not null
    )`.execute(db)
  await sql`
    create table exports (
      player_id bigint primary key references players,
      at timestamptz not null
    )`.execute(db)
  await sql`
    create table welcome_swords (
      player_id bigint primary key references players,
      item_id uuid not null,
      at timestamptz not null
    )`.execute(db)
  await sql`alter table players add column deleted_at timestamptz, add column restarted_at timestamptz`.execute(db)
}

/** Inbox, sanctions, the operators' log, preferences, exports, the welcome sword, deletion. */
export const m003Account: Migration = { up }
