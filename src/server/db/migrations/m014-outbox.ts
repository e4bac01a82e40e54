import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table outbox (
      player_id bigint not null,
      id uuid not null,
      target_id bigint not null,
      kind text not null,
      payload jsonb not null,
      at timestamptz not null,
      due_at timestamptz not null,
      attempts smallint not null default 0,
      constraint outbox_pkey primary key (player_id, id)
    )`.execute(db)
  await sql`create index outbox_due on outbox (due_at)`.execute(db)
}

/** What calls do to other players, until a job has done it. */
export const m014Outbox: Migration = { up }
