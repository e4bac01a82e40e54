import { type Migration, sql } from 'kysely'
import { functionsMigration } from '../functions-migration.ts'

const functions = functionsMigration({ 'fight.sql': 'b3862d96342fa638' })

/**
 * Fights move a rank on to its season, and sum up the week of the league. The order of the PvP board is one of each season: that of ranks
 * which are still of the one before is theirs after the reset too, which never changes the order of two (R29). On boards NPC stand without a place (R48).
 */
export const m031SeasonRanks: Migration & Pick<typeof functions, 'files'> = {
  files: functions.files,
  up: async (db) => {
    await sql`
      create index players_season_board
      on players (rank_season, rank_points desc, coalesce(rank_since, created_at), rank_latest desc, id)
      where rank_points > 0 and deleted_at is null`.execute(db)
    await sql`drop index players_pvp_board`.execute(db)
    // Those that older builds write have none: there, all stand in the places that count.
    await sql`alter table board_places add column people_place integer`.execute(db)
    await functions.up(db)
  },
}
