import { type Migration, sql } from 'kysely'
import { functionsMigration } from '../functions-migration.ts'

const functions = functionsMigration({ 'fight.sql': '6fc47eef97af097d' })

/**
 * A fight that was read before a season began takes no rank back into the one before (R29); and a league's week knows when the rows of its
 * points were pruned.
 */
export const m038SeasonEdges: Migration & Pick<typeof functions, 'files'> = {
  files: functions.files,
  up: async (db) => {
    await sql`alter table league_boards add column pruned_at timestamptz`.execute(db)
    await functions.up(db)
  },
}
