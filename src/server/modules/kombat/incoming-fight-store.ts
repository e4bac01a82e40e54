import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { withoutPlayer } from './without-player-store.ts'

interface FightKey {
  readonly attackerId: number
  readonly fightId: string
  readonly atMs: number
}

export const insertIncomingFight = async (db: Db, defenderId: number, { attackerId, fightId, atMs }: FightKey) => {
  await db
    .insertInto('defences')
    .values({ defender_id: defenderId, at: new Date(atMs), fight_id: fightId, attacker_id: attackerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const insertIncomingFights = async (db: Db, fights: readonly (FightKey & { readonly defenderId: number })[]) => {
  await sql`
    insert into defences (defender_id, at, fight_id, attacker_id)
    select * from unnest(${fights.map(({ defenderId }) => defenderId)}::bigint[],
      ${fights.map(({ atMs }) => new Date(atMs).toISOString())}::timestamptz[],
      ${fights.map(({ fightId }) => fightId)}::uuid[], ${fights.map(({ attackerId }) => attackerId)}::bigint[])
    on conflict do nothing`.execute(db)
}

export const renameDefender = async (db: Db, { attackerId, fightId, atMs }: FightKey, name: string): Promise<void> => {
  await sql`
    update fights set result = ${withoutPlayer('enemy', name)}
    where attacker_id = ${attackerId}::bigint and id = ${fightId}::uuid
      and at = ${new Date(atMs)}::timestamptz`.execute(db)
}

export const lastAttacks = async (
  db: Db,
  playerIds: readonly bigint[],
  sinceMs: number,
): Promise<ReadonlyMap<bigint, number>> => {
  const { rows } = await sql<{ defender_id: bigint; at: Date }>`
    select defender_id, max(at) as at from defences
    where defender_id = any(${playerIds}::bigint[]) and at > ${new Date(sinceMs)}
    group by defender_id`.execute(db)
  return new Map(rows.map((row) => [row.defender_id, row.at.getTime()]))
}
