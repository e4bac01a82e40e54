import { type Migration, sql } from 'kysely'

/**
 * On the boards of bosses NPC, and guilds for which only NPC have fought, stand without a place (R48). Boards that older builds have
 * written say nothing of that: there, all stand in the places that count.
 */
export const m035BossPeople: Migration = {
  up: async (db) => {
    await sql`alter table boss_board_places add column people_place integer check (people_place >= 0)`.execute(db)
    await sql`
      create index boss_board_places_first on boss_board_places (run_id, board, people_place)
      where people_place between 1 and 3`.execute(db)
    await sql`alter table boss_boards add column people integer`.execute(db)
  },
}
