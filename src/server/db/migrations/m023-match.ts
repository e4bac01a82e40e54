import { sql } from 'kysely'
import { functionsMigration } from '../functions-migration.ts'

const functions = functionsMigration({ 'fight.sql': '36ade32350d87a44' })

/**
 * A fight looks for its key only where it reads. A pending match lies as it is: its two fighters together are longer than the 2 kB from
 * which PostgreSQL compresses, and it is written and read once within minutes.
 */
export const m023Match = {
  ...functions,
  up: async (...given: Parameters<typeof functions.up>) => {
    await functions.up(...given)
    await sql`alter table pending_matches set (toast_tuple_target = 8160)`.execute(given[0])
  },
}
