import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { UserSeasonsTable } from '../../db/tables/season.ts'

export const userSeasonOf = (
  db: Kysely<Database>,
  playerId: number,
): Promise<Selectable<UserSeasonsTable> | undefined> =>
  db.selectFrom('user_seasons').selectAll().where('player_id', '=', BigInt(playerId)).executeTakeFirst()

export const insertUserSeason = async (
  db: Kysely<Database>,
  playerId: number,
  season: number,
  nowMs: number,
): Promise<void> => {
  const now = new Date(nowMs)
  await db
    .insertInto('user_seasons')
    .values({ player_id: playerId, season, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
