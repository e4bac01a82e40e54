import type { Selectable } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { execute, queryRows } from '#server/db/statements.ts'
import type { AdminLogTable } from '#server/db/tables/admin.ts'
import type { PlayersTable } from '#server/db/tables/players.ts'
import { playerIdsByUsername } from '#server/modules/players/service.ts'

const LIKE_MAX = 5

interface AdminAct {
  readonly id: string
  readonly who: string
  readonly act: string
  readonly playerId: number | null
  readonly details: object
  readonly why: string
}

export const logAct = (db: Db, { id, who, act, playerId, details, why }: AdminAct, nowMs: number): Promise<void> =>
  execute(db)`
    insert into admin_log (id, at, who, act, player_id, details, why)
    values (${id}, ${new Date(nowMs)}, ${who}, ${act}, ${playerId}, ${JSON.stringify(details)}, ${why})`

export const newestActs = (db: Db, playerId: number | null, limit: number): Promise<Selectable<AdminLogTable>[]> =>
  db
    .selectFrom('admin_log')
    .selectAll()
    .$if(playerId !== null, (query) => query.where('player_id', '=', BigInt(playerId ?? 0)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const actsOnItem = (db: Db, playerId: number, itemId: string): Promise<Selectable<AdminLogTable>[]> =>
  queryRows(db)<Selectable<AdminLogTable>>`
    select * from admin_log where player_id = ${playerId} and details ->> 'item' = ${itemId} order by at, id`

/** At most five matches, including deleted players and NPCs. */
export const playersLike = async (db: Db, asked: string): Promise<Selectable<PlayersTable>[]> => {
  const ids = /^-?\d{1,15}$/.test(asked)
    ? [BigInt(asked)]
    : await playerIdsByUsername(db, asked.replace(/^@/, ''), LIKE_MAX)
  return queryRows(db)<Selectable<PlayersTable>>`
    select * from players where id = any(${ids}::bigint[])
    order by npc, created_at desc, id limit ${LIKE_MAX}`
}

export const balancesIn = async (db: Db, playerId: bigint): Promise<{ asset: string; amount: bigint }[]> =>
  queryRows(db)<{ asset: string; amount: bigint }>`
    select asset, amount from balances where owner_id = ${playerId} and amount > 0 order by asset`
