import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { execute } from '#server/db/statements.ts'
import { withoutPlayer } from './without-player-store.ts'

interface FightKey {
  readonly attackerId: number
  readonly fightId: string
  readonly atMs: number
}

/** Null fields are those that the message does not contain. */
export interface AttackNews extends FightKey {
  readonly defenderId: number
  readonly kind: string | null
  /** Whether the defender won. */
  readonly won: boolean | null
  readonly name: string | null
  readonly house: number | null
}

export const insertIncomingFights = (db: Db, fights: readonly AttackNews[]) =>
  execute(db)`
    insert into defences (defender_id, at, fight_id, attacker_id, kind, won, attacker_name, attacker_house)
    select * from unnest(${fights.map(({ defenderId }) => defenderId)}::bigint[],
      ${fights.map(({ atMs }) => new Date(atMs).toISOString())}::timestamptz[],
      ${fights.map(({ fightId }) => fightId)}::uuid[], ${fights.map(({ attackerId }) => attackerId)}::bigint[],
      ${fights.map(({ kind }) => kind)}::text[], ${fights.map(({ won }) => won)}::boolean[],
      ${fights.map(({ name }) => name)}::text[], ${fights.map(({ house }) => house)}::smallint[])
    on conflict do nothing`

export const renameDefender = (db: Db, { attackerId, fightId, atMs }: FightKey, name: string): Promise<void> =>
  execute(db)`
    update fights set result = ${withoutPlayer('enemy', name)}
    where attacker_id = ${attackerId}::bigint and id = ${fightId}::uuid
      and at = ${new Date(atMs)}::timestamptz`

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

export const forgetAttackerInOutbox = (db: Db, attackerId: number, kind: string): Promise<void> =>
  execute(db)`
    update outbox set payload = payload - 'name'
    where player_id = ${attackerId}::bigint and kind = ${kind} and payload ? 'name'`

export interface AttackKey {
  readonly defender_id: bigint
  readonly id: string
  /** As text, because a Date loses precision. */
  readonly at: string
}

export const forgetAttackerIn = async (db: Db, attacks: readonly AttackKey[]): Promise<void> => {
  if (attacks.length === 0) return
  const defenders = attacks.map(({ defender_id }) => defender_id)
  await sql`
    update defences set attacker_name = null
    from unnest(${defenders}::bigint[], ${attacks.map(({ id }) => id)}::uuid[],
      ${attacks.map(({ at }) => at)}::timestamptz[]) as batch (defender_id, fight_id, at)
    where defences.defender_id = batch.defender_id and defences.fight_id = batch.fight_id and defences.at = batch.at
      and defences.defender_id = any(${defenders}::bigint[])`.execute(db)
}
