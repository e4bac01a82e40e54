import type { Db } from '#server/db/database.ts'
import { execute } from '#server/db/statements.ts'

export const setHouse = (
  db: Db,
  playerId: number,
  { left, entered }: { readonly left: number; readonly entered: number },
  nowMs: number,
): Promise<void> =>
  execute(db)`
    update players set house_id = ${entered}, house_switched_at = ${new Date(nowMs)},
      houses_left = houses_left | ${1 << left}::smallint
    where id = ${playerId}`
