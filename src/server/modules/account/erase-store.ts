import { type RawBuilder, sql } from 'kysely'
import { lockAlone } from '#server/db/advisory-locks.ts'
import type { Db } from '#server/db/database.ts'
import type { JobCursor } from '#server/db/tables/account.ts'
import { fightWithout, forgetAttacks, forgetUndeliveredAttacks } from '#server/modules/kombat/service.ts'

/** `place` is the position of the batch's last row. Null where batches need none, because erased rows are gone. */
export interface ErasedBatch {
  readonly rows: number
  readonly place: JobCursor | null
}

const below = (place: JobCursor | null): RawBuilder<unknown> =>
  place === null
    ? sql``
    : sql`and at <= ${place.at}::timestamptz and (at, id) < (${place.at}::timestamptz, ${place.id}::uuid)`

/**
 * Deletions rename one after another: two players who fought each other would otherwise lock each other's fights and
 * deadlock. Players without fights do not wait.
 */
export const takeTurnAtNames = async (db: Db, playerId: number): Promise<void> => {
  const { rows } = await sql<{ fought: boolean }>`
    select exists (select from fights where attacker_id = ${playerId}::bigint)
      or exists (select from defences where defender_id = ${playerId}::bigint) as fought`.execute(db)
  if (rows[0]?.fought) await lockAlone(db, 'namesInFights')
}

/** Newest first. Requires `takeTurnAtNames`. */
export const renameInAttacks = async (
  db: Db,
  { playerId, name }: { readonly playerId: number; readonly name: string },
  place: JobCursor | null,
  limit: number,
): Promise<ErasedBatch> => {
  await forgetUndeliveredAttacks(db, playerId)
  const { rows } = await sql<JobCursor & { readonly defender_id: bigint | null }>`
    with batch as materialized (
      select attacker_id, defender_id, id, at from fights where attacker_id = ${playerId}::bigint ${below(place)}
      order by at desc, id desc limit ${limit}),
    renamed as (
      update fights set result = ${fightWithout('user', name)}
      from batch where fights.attacker_id = batch.attacker_id and fights.id = batch.id and fights.at = batch.at
        and fights.attacker_id = ${playerId}::bigint)
    select to_jsonb(at) #>> '{}' as at, id, defender_id from batch order by batch.at desc, batch.id desc`.execute(db)
  await forgetAttacks(
    db,
    rows.flatMap(({ at, id, defender_id }) => (defender_id === null ? [] : [{ at, id, defender_id }])),
  )
  const last = rows.at(-1)
  return { rows: rows.length, place: last ? { at: last.at, id: last.id } : null }
}

/** Newest first. Also anonymizes the player in the attackers' fights. Requires `takeTurnAtNames`. */
export const eraseIncomingFights = async (
  db: Db,
  { playerId, name }: { readonly playerId: number; readonly name: string },
  limit: number,
): Promise<ErasedBatch> => {
  const { rows } = await sql<{ attacker_id: bigint; id: string; at: string }>`
    select attacker_id, fight_id as id, to_jsonb(at) #>> '{}' as at from defences where defender_id = ${playerId}::bigint
    order by defences.at desc, fight_id desc limit ${limit}`.execute(db)
  const [newest, oldest] = [rows.at(0), rows.at(-1)]
  if (!newest || !oldest) return { rows: 0, place: null }
  const [attackers, ids] = [rows.map((row) => row.attacker_id), rows.map(({ id }) => id)]
  await sql`
    update fights set result = ${fightWithout('enemy', name)}
    from unnest(${attackers}::bigint[], ${ids}::uuid[], ${rows.map(({ at }) => at)}::timestamptz[])
      as batch (attacker_id, id, at)
    where fights.attacker_id = batch.attacker_id and fights.id = batch.id and fights.at = batch.at
      and fights.attacker_id = any(${attackers}::bigint[])`.execute(db)
  await sql`
    delete from defences where defender_id = ${playerId}::bigint and at <= ${newest.at}::timestamptz
      and at >= ${oldest.at}::timestamptz and fight_id = any(${ids}::uuid[])`.execute(db)
  return { rows: rows.length, place: null }
}

/** One owner at a time, by value: an update over all shards would make a cluster's deletions wait for each other. */
export const renameInPendingMatches = async (db: Db, playerId: number, name: string): Promise<void> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from pending_matches where opponent_id = ${playerId}::bigint`.execute(db)
  for (const { player_id } of rows)
    await sql`
      update pending_matches set opponent = jsonb_set(opponent #- '{pet_name}', '{username}', ${JSON.stringify(name)}::jsonb)
      where player_id = ${player_id}::bigint and opponent_id = ${playerId}::bigint`.execute(db)
}

/** Can exceed the limit for a partitioned table, because `ctid` is unique only within a partition. */
export const eraseRows = async (
  db: Db,
  { playerId, table, owner }: { readonly playerId: number; readonly table: string; readonly owner: string },
  limit: number,
): Promise<ErasedBatch> => {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${sql.ref(owner)} = ${playerId}::bigint and ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(owner)} = ${playerId}::bigint limit ${limit}))`.execute(db)
  return { rows: Number(numAffectedRows), place: null }
}

/** For tables copied to every node: on a cluster any write, even of no row, blocks other writers. So it first looks for a row. */
export const eraseShared = async (
  db: Db,
  { playerId, table, owner }: { readonly playerId: number; readonly table: string; readonly owner: string },
  limit: number,
): Promise<ErasedBatch> => {
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.ref(owner)} = ${playerId}::bigint limit 1`.execute(db)
  return rows.length === 0 ? { rows: 0, place: null } : eraseRows(db, { playerId, table, owner }, limit)
}

/** Keeps the answer of the deletion itself, which the client may request again. */
export const eraseAnswers = async (db: Db, playerId: number, limit: number): Promise<ErasedBatch> => {
  const { numAffectedRows } = await sql`
    delete from idempotency where player_id = ${playerId}::bigint and key = any(array(
      select key from idempotency where player_id = ${playerId}::bigint and call <> 'users.delete'
      limit ${limit}))`.execute(db)
  return { rows: Number(numAffectedRows), place: null }
}

/** Keeps the operator's log entries and removes the pet's names from them. Reads first, as `eraseShared` does. */
export const erasePetNames = async (db: Db, playerId: number, limit: number): Promise<ErasedBatch> => {
  const { rows } = await sql<{ id: string }>`
    select id from admin_log
    where player_id = ${playerId}::bigint and act in ('pet-rename', 'pet-name-remove')
      and (details ? 'name' or details ? 'was') limit ${limit}`.execute(db)
  if (rows.length > 0)
    await sql`
      update admin_log set details = details - 'name' - 'was'
      where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db)
  return { rows: rows.length, place: null }
}
