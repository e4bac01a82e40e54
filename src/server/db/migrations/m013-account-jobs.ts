import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table account_jobs (
      player_id bigint not null constraint account_jobs_player_id_fkey references players,
      kind text not null constraint account_jobs_kind_check check (kind in ('export', 'erasure')),
      asked_at timestamptz not null,
      moved_at timestamptz not null,
      finished_at timestamptz,
      step text not null,
      place jsonb,
      done integer not null default 0 constraint account_jobs_done_check check (done >= 0),
      totals jsonb,
      constraint account_jobs_pkey primary key (player_id, kind)
    )`.execute(db)
  await sql`create index account_jobs_unfinished on account_jobs (moved_at) where finished_at is null`.execute(db)
  await sql`
    create table export_parts (
      player_id bigint not null constraint export_parts_player_id_fkey references players,
      section text not null,
      number integer not null,
      content text not null,
      constraint export_parts_pkey primary key (player_id, section, number)
    )`.execute(db)
}

/** How far the export or the erasure of an account has come, and what an export has collected. */
export const m013AccountJobs: Migration = { up }
