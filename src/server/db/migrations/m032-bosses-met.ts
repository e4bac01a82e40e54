import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table boss_players add column met text[] not null default '{}'`.execute(db)
  await sql`
    update boss_players set met = array(
      select distinct left(run_id, -11) from boss_fighters
      where boss_fighters.player_id = boss_players.player_id)`.execute(db)
}

/**
 * The bosses that a player has fought, for the collection book: what was fought in each run is kept for a while only. An older process
 * beside this one does not write it down; the next fight does. Locks: reading `boss_players` waits while its few rows are written.
 */
export const m032BossesMet: Migration = { up }
