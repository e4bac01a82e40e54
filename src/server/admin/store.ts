import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { AdminLogTable } from '../db/tables/admin.ts'
import type { PlayersTable } from '../db/tables/players.ts'
import { playerIdsByUsername } from '../modules/players/service.ts'

const LIKE_MAX = 5

/** One act of an operator. */
interface AdminAct {
  readonly id: string
  /** Name of the operator at the operating system. */
  readonly who: string
  readonly act: string
  readonly playerId: number | null
  readonly details: object
  readonly why: string
}

/** Logs an act, in the transaction of the act itself. */
export const logAct = async (db: Kysely<Database>, act: AdminAct, nowMs: number): Promise<void> => {
  await db
    .insertInto('admin_log')
    .values({
      id: act.id,
      at: new Date(nowMs),
      who: act.who,
      act: act.act,
      player_id: act.playerId,
      details: JSON.stringify(act.details),
      why: act.why,
    })
    .execute()
}

/** The newest acts, of one player or of all. */
export const newestActs = (
  db: Kysely<Database>,
  playerId: number | null,
  limit: number,
): Promise<Selectable<AdminLogTable>[]> =>
  db
    .selectFrom('admin_log')
    .selectAll()
    .$if(playerId !== null, (query) => query.where('player_id', '=', BigInt(playerId ?? 0)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** What operators did with one item of a player, oldest first. */
export const actsOnItem = (
  db: Kysely<Database>,
  playerId: number,
  itemId: string,
): Promise<Selectable<AdminLogTable>[]> =>
  db
    .selectFrom('admin_log')
    .selectAll()
    .where('player_id', '=', BigInt(playerId))
    .where(sql<string>`details ->> 'item'`, '=', itemId)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** Players of an id or a username, deleted ones and NPCs too, at most five. */
export const playersLike = async (db: Kysely<Database>, asked: string): Promise<Selectable<PlayersTable>[]> => {
  const ids = /^-?\d{1,15}$/.test(asked)
    ? [BigInt(asked)]
    : await playerIdsByUsername(db, asked.replace(/^@/, ''), LIKE_MAX)
  const { rows } = await sql<Selectable<PlayersTable>>`
    select * from players where id = any(${ids}::bigint[])
    order by npc, created_at desc, id limit ${LIKE_MAX}`.execute(db)
  return rows
}

/** Everything that a player owns, by asset. */
export const balancesIn = async (
  db: Kysely<Database>,
  playerId: bigint,
): Promise<{ asset: string; amount: bigint }[]> =>
  db
    .selectFrom('balances')
    .select(['asset', 'amount'])
    .where('owner_id', '=', playerId)
    .where('amount', '>', 0n)
    .orderBy('asset')
    .execute()
