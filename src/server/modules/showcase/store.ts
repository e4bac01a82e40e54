import { type Selectable, sql } from 'kysely'
import type { Arrangement } from '#rules/showcase/showcase.ts'
import type { Db } from '#server/db/database.ts'
import { changesOne, queryValue } from '#server/db/statements.ts'
import type { ShowcasesTable } from '#server/db/tables/showcase.ts'

export type ShowcaseRow = Selectable<ShowcasesTable>

export const findShowcase = (db: Db, playerId: number): Promise<ShowcaseRow | undefined> =>
  db.selectFrom('showcases').selectAll().where('player_id', '=', BigInt(playerId)).executeTakeFirst()

/** Bit mask of the island's pieces. */
export const findIsland = async (db: Db, playerId: number): Promise<number> =>
  (await db.selectFrom('players').select('island').where('id', '=', BigInt(playerId)).executeTakeFirst())?.island ?? 0

export const putShowcase = async (
  db: Db,
  playerId: number,
  shown: { readonly title: string | null; readonly places: Arrangement },
  nowMs: number,
): Promise<void> => {
  const row = { title: shown.title, places: JSON.stringify(shown.places), arranged_at: new Date(nowMs) }
  await db
    .insertInto('showcases')
    .values({ player_id: BigInt(playerId), ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute()
}

export const clearTitle = (db: Db, playerId: number): Promise<boolean> =>
  changesOne(db)`update showcases set title = null where player_id = ${playerId} and title is not null`

export const likedOn = (db: Db, playerId: number, likedId: number): Promise<string | null> =>
  queryValue<string | null>(db, null)`
    select day::text as day from showcase_likes
    where player_id = ${playerId}::bigint and liked_id = ${likedId}::bigint`

/** Kept longer than a day, so that a second like is still detected after a clock that ran ahead is set back. */
const LIKES_KEPT_DAYS = 7

export const noteLike = async (db: Db, playerId: number, likedId: number, day: string): Promise<void> => {
  await sql`
    delete from showcase_likes
    where player_id = ${playerId}::bigint and day < ${day}::date - ${LIKES_KEPT_DAYS}::integer`.execute(db)
  await sql`
    insert into showcase_likes (player_id, liked_id, day)
    values (${playerId}::bigint, ${likedId}::bigint, ${day}::date)
    on conflict (player_id, liked_id) do update set day = excluded.day`.execute(db)
}

export const countLike = (db: Db, likedId: number): Promise<number | null> =>
  queryValue<number | null>(db, null)`
    update showcases set likes = likes + 1 where player_id = ${likedId}::bigint returning likes`
