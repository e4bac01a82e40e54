import { type Migration, sql } from 'kysely'
import { distributeInMigration } from '../distribute.ts'
import { functionsMigration } from '../functions-migration.ts'

const functions = functionsMigration({ 'ledger.sql': 'db86060f2532ac37' })

/**
 * The TOK board learns which balances may have changed a place on it: `watched` are those that stand high, and their movements are noted
 * in `tok_moved`, as is each rise to another step. A column in no index, so that updates of balances stay HOT. `tok_ranked` is what
 * the board knew last of who stands high, `tok_watch` what it goes by.
 */
export const m029TokBoard: Migration & Pick<typeof functions, 'files'> = {
  files: functions.files,
  up: async (db) => {
    await sql`alter table balances add column watched boolean`.execute(db)
    await sql`
      create table tok_moved (
        owner_id bigint not null,
        id uuid not null,
        primary key (owner_id, id)
      )`.execute(db)
    await sql`
      create table tok_ranked (
        player_id bigint primary key,
        value bigint not null,
        since timestamptz not null
      )`.execute(db)
    await sql`create index tok_ranked_board on tok_ranked (value desc, since, player_id)`.execute(db)
    await sql`
      create table tok_watch (
        board text primary key,
        step integer,
        swept_at timestamptz not null,
        banned text not null
      )`.execute(db)
    await distributeInMigration(db, ['tok_moved', 'tok_ranked', 'tok_watch'])
    await functions.up(db)
  },
}
