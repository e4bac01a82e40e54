import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index players_pvp_board on players (rank_points desc, coalesce(rank_since, created_at), id)
    where rank_points > 0 and deleted_at is null`.execute(db)
}

/** The order of the PvP board: its first places are read without sorting all players. */
export const m015BoardOrder: Migration = { up }
