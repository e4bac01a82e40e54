import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

export const setHouse = async (
  db: Db,
  playerId: number,
  { left, entered }: { readonly left: number; readonly entered: number },
  nowMs: number,
): Promise<void> => {
  await sql`
    update players set house_id = ${entered}, house_switched_at = ${new Date(nowMs)},
      houses_left = houses_left | ${1 << left}::smallint
    where id = ${playerId}`.execute(db)
}
