import { sql } from 'kysely'
import { lookKind, WARDROBE_LOOKS, type WornLooks, withLook } from '#rules/wardrobe/looks.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { execute } from '#server/db/statements.ts'
import { wearLooks } from '#server/modules/kombat/service.ts'
import { outdateClaim } from '#server/modules/players/service.ts'

/** Level of Salary, and the purchases that it unlocks (R58). */
export interface TestLateSinks {
  readonly salary?: number
  /** Number of the wardrobe's looks, from the first on. The last of each kind is worn. */
  readonly looks?: number
  /** Number of the island's pieces, from the first on. */
  readonly islandPieces?: number
}

const firstBits = (count: number): number => 2 ** count - 1

const setSalary = async (db: Db, playerId: number, level: number, nowMs: number): Promise<void> => {
  await sql`
    delete from upgrades where player_id = ${playerId}::bigint and upgrade_type = 'mining-tok' and level > ${level}`.execute(
    db,
  )
  await sql`
    insert into upgrades (player_id, upgrade_type, level, bought_at)
    select ${playerId}::bigint, 'mining-tok', level, ${new Date(nowMs)} from generate_series(1, ${level}::integer) as level
    on conflict do nothing`.execute(db)
  await outdateClaim(db, playerId)
}

/** Nothing is paid. Requires the player's lock. */
export const setTestLateSinks = async (
  { db, nowMs }: Scope,
  playerId: number,
  { salary, looks, islandPieces }: TestLateSinks,
): Promise<void> => {
  const id = BigInt(playerId)
  if (salary !== undefined) await setSalary(db, playerId, salary, nowMs)
  if (islandPieces !== undefined)
    await execute(db)`update players set island = ${firstBits(islandPieces)} where id = ${id}`
  if (looks === undefined) return
  await execute(db)`update players set looks = ${firstBits(looks)} where id = ${id}`
  const worn = WARDROBE_LOOKS.slice(0, looks).reduce<WornLooks>((on, look) => withLook(on, lookKind(look), look), {})
  await wearLooks(db, playerId, worn)
}
