import { type Migration, sql } from 'kysely'
import { distributeInMigration } from '../distribute.ts'

/**
 * Receipts: what is promised and decided later stands under one root a week. Leaves lie together, 1,024 a row, so that a proof reads one row
 * of them and the roots of the others; a player's own lines lie with the player, by the month of their week.
 */
export const m051Receipts: Migration = {
  up: async (db) => {
    await sql`
      create table receipt_weeks (
        week date primary key,
        version smallint not null,
        leaves integer not null default 0,
        source smallint not null default 0,
        read_to bigint not null default 0,
        read_no smallint not null default 0,
        shared jsonb not null default '[]',
        root bytea,
        sealed_at timestamptz,
        announced_at timestamptz,
        constraint receipt_weeks_sealed_check check ((root is null) = (sealed_at is null))
      )`.execute(db)
    await sql`
      create table receipt_chunks (
        week date not null,
        no integer not null,
        leaves bytea not null,
        root bytea not null,
        at timestamptz not null,
        primary key (week, no)
      )`.execute(db)
    // Hashes do not compress, and a part of them is read.
    await sql`alter table receipt_chunks alter column leaves set storage external`.execute(db)
    await sql`
      create table receipts (
        player_id bigint not null,
        week date not null,
        kind text not null,
        period text not null,
        salt bytea not null,
        place integer,
        points integer not null,
        leaf integer not null,
        primary key (player_id, week, kind, period)
      ) partition by range (week)`.execute(db)
    await sql`create table receipts_rest partition of receipts default`.execute(db)
    await distributeInMigration(db, ['receipt_weeks', 'receipt_chunks', 'receipts'])
  },
}
