import { type RawBuilder, sql } from 'kysely'
import { ADVISORY_LOCKS, lockBeside } from './advisory-locks.ts'
import type { Db } from './database.ts'
import { inMs } from './player-view.ts'
import { execute, queryColumn, queryRows } from './statements.ts'

/** An effect on another player. It is delivered once, after the call, so a failed delivery does not fail the call. */
export interface OutboxMessage {
  readonly id: string
  readonly playerId: number
  readonly targetId: number
  readonly kind: string
  readonly payload: object
  readonly atMs: number
}

/** Call it in the transaction of the effect's cause. */
export const addToOutbox = async (db: Db, message: OutboxMessage): Promise<void> => {
  const at = new Date(message.atMs)
  await db
    .insertInto('outbox')
    .values({
      player_id: message.playerId,
      id: message.id,
      target_id: message.targetId,
      kind: message.kind,
      payload: JSON.stringify(message.payload),
      at,
      due_at: at,
    })
    .execute()
}

export const messagesArgument = (messages: readonly OutboxMessage[]): readonly object[] | null =>
  messages.length === 0
    ? null
    : messages.map(({ id, targetId, kind, payload }) => ({ id, target: targetId, kind, payload }))

/**
 * A message's shard is the last bits of its target id. The process that holds a shard delivers all its messages. Never
 * change the number: an index and processes of other builds rely on it.
 */
const SHARDS = 16
const SHARD = sql`(target_id & ${sql.lit(SHARDS - 1)})`

export interface DueMessage extends OutboxMessage {
  readonly shard: number
  readonly attempts: number
}

export interface DueShard {
  readonly shard: number
  readonly messages: number
}

/**
 * Only this many of the oldest messages are sorted into shards at a time. The others follow once these are delivered.
 */
export const LOOKED_AT_MAX = 2000

export const shardsWithMessages = (db: Db, nowMs: number): Promise<readonly DueShard[]> =>
  queryRows(db)<DueShard>`
    select shard::integer as shard, count(*)::integer as messages from (
      select ${SHARD} as shard from outbox where due_at <= ${new Date(nowMs)}::timestamptz
      order by due_at limit ${sql.lit(LOOKED_AT_MAX)}) as due
    group by due.shard order by due.shard`

/** Holds the shards until the transaction ends. @returns the shards that were free */
export const lockShards = (db: Db, shards: readonly number[]): Promise<readonly number[]> =>
  queryColumn(db)<number>`
    select shard from unnest(${[...shards]}::int[]) as shard
    where pg_try_advisory_xact_lock(${ADVISORY_LOCKS.relayShard}, shard)`

/** Blocks account erasure in these shards until the transaction ends, without waiting. @returns the shards it got */
export const holdOffErasures = (db: Db, shards: readonly number[]): Promise<readonly number[]> =>
  queryColumn(db)<number>`
    select shard from unnest(${[...shards]}::int[]) as shard
    where pg_try_advisory_xact_lock(${ADVISORY_LOCKS.erasures}, shard)`

/**
 * Waits for transactions that hold off erasures in the player's shard, and blocks new ones until this transaction ends.
 * The caller holds the player's row lock.
 */
export const waitForDeliveries = async (db: Db, playerId: number): Promise<void> => {
  const shard = Number(BigInt(playerId) & BigInt(SHARDS - 1))
  await lockBeside(db, 'erasures', shard)
}

/** Compares a single shard with `=`, because only then does the index return messages in order. */
const inShards = (shards: readonly number[]): RawBuilder<boolean> =>
  shards.length === 1 ? sql`${SHARD} = ${shards[0]}::bigint` : sql`${SHARD} = any(${[...shards]}::bigint[])`

export const dueMessages = (db: Db, shards: readonly number[], nowMs: number, limit: number) =>
  queryRows(db)<DueMessage>`
    select ${SHARD}::integer as shard, player_id::float8 as "playerId", id, target_id::float8 as "targetId", kind, payload,
      ${inMs('at')} as "atMs", attempts
    from outbox where ${inShards(shards)} and due_at <= ${new Date(nowMs)}::timestamptz
    order by due_at limit ${limit}`

const keyOf = (playerId: number | bigint, id: string): string => `${playerId} ${id}`

/** Call it in the transaction that delivers the messages. @returns those still present, in the given order */
export const takeMessages = async <T extends Pick<OutboxMessage, 'playerId' | 'id'>>(
  db: Db,
  messages: readonly T[],
): Promise<readonly T[]> => {
  if (messages.length === 0) return []
  const senders = [...new Set(messages.map(({ playerId }) => playerId))]
  const keys = messages.map(({ playerId, id }) => keyOf(playerId, id))
  // Uses the index by sender. With both columns PostgreSQL would probe each sender with each id.
  const { rows } = await sql<{ player_id: bigint; id: string }>`
    delete from outbox where player_id = any(${senders}::bigint[]) and player_id || ' ' || id = any(${keys}::text[])
    returning player_id, id`.execute(db)
  const taken = new Set(rows.map(({ player_id, id }) => keyOf(player_id, id)))
  return messages.filter(({ playerId, id }) => taken.has(keyOf(playerId, id)))
}

export const postponeMessage = (
  db: Db,
  { playerId, id }: Pick<OutboxMessage, 'playerId' | 'id'>,
  dueMs: number,
): Promise<void> =>
  execute(db)`
    update outbox set attempts = least(attempts + 1, 1000), due_at = ${new Date(dueMs)}
    where player_id = ${playerId} and id = ${id}`

/** A cap, so that counting does not get slower with the backlog. */
export const COUNTED_MESSAGES_MAX = 100_000

/** `oldestMs` is null for an empty outbox. */
export const outboxBacklog = async (
  db: Db,
): Promise<{ readonly messages: number; readonly oldestMs: number | null }> => {
  const { rows } = await sql<{ messages: bigint; oldest: Date | null }>`
    select count(*) as messages, min(at) as oldest
    from (select at from outbox order by due_at limit ${sql.lit(COUNTED_MESSAGES_MAX)}) as waiting`.execute(db)
  return { messages: Number(rows[0]?.messages ?? 0), oldestMs: rows[0]?.oldest?.getTime() ?? null }
}
