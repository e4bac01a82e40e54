import { type Migration, sql } from 'kysely'
import { functionsMigration } from '../functions-migration.ts'

const functions = functionsMigration({ 'fight.sql': '100e6f08dabb9df8' })

/**
 * On the boards of bosses NPC, and guilds for which only NPC have fought, stand without a place (R48). Boards that older builds have
 * written say nothing of that: there, all stand in the places that count. A fight that was read before a season began takes no rank
 * back into the one before (R29). And a league's week knows when the rows of its points were pruned.
 */
export const m035SeasonEdges: Migration & Pick<typeof functions, 'files'> = {
  files: functions.files,
  up: async (db) => {
    await sql`alter table boss_board_places add column people_place integer`.execute(db)
    await sql`
      alter table boss_board_places add constraint boss_board_places_people_place_check
      check (people_place >= 0)`.execute(db)
    await sql`
      create index boss_board_places_first on boss_board_places (run_id, board, people_place)
      where people_place between 1 and 3`.execute(db)
    await sql`alter table boss_boards add column people integer`.execute(db)
    await sql`alter table league_boards add column pruned_at timestamptz`.execute(db)
    await functions.up(db)
  },
}
