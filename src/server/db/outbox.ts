import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { ADVISORY_LOCKS, lockBeside } from './advisory-locks.ts'
import type { Database } from './database.ts'
import type { OutboxTable } from './tables/outbox.ts'

/** What a call does to another player. It is delivered once, by a job: the other's trouble never fails the call. */
export interface OutboxMessage {
  /** Names the effect: a second delivery of the same id changes nothing. */
  readonly id: string
  /** Whose call it is. */
  readonly playerId: number
  /** Whom it is done to. */
  readonly targetId: number
  readonly kind: string
  readonly payload: object
  /** Instant of the call. */
  readonly atMs: number
}

/** Puts a message into the outbox, in the transaction of its call. */
export const addToOutbox = async (db: Kysely<Database>, message: OutboxMessage): Promise<void> => {
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

/** Messages of one player's call as the functions of the database take them. */
export const messagesArgument = (messages: readonly OutboxMessage[]): readonly object[] | null =>
  messages.length === 0
    ? null
    : messages.map(({ id, targetId, kind, payload }) => ({ id, target: targetId, kind, payload }))

/**
 * Lanes of targets, by the last bits of the target's id: whoever holds a lane delivers to its targets alone. The same number in all
 * builds, and in the index.
 */
const LANES = 16
const LANE = sql`(target_id & ${sql.lit(LANES - 1)})`

/** A message that waits, in which lane, and how often its delivery has failed. */
export interface DueMessage extends OutboxMessage {
  readonly lane: number
  readonly attempts: number
}

/** A lane in which messages are to be delivered now, and how many of those that were looked at. */
export interface DueLane {
  readonly lane: number
  readonly messages: number
}

/** The oldest messages are looked at for their lanes, at most so many; others come when these are delivered. */
export const LOOKED_AT_MAX = 2000

/** The lanes in which messages are to be delivered now. */
export const lanesWithMessages = async (db: Kysely<Database>, nowMs: number): Promise<readonly DueLane[]> => {
  const { rows } = await sql<{ lane: bigint; messages: bigint }>`
    select lane, count(*) as messages from (
      select ${LANE} as lane from outbox where due_at <= ${new Date(nowMs)}::timestamptz
      order by due_at limit ${sql.lit(LOOKED_AT_MAX)}) as due
    group by lane order by lane`.execute(db)
  return rows.map(({ lane, messages }) => ({ lane: Number(lane), messages: Number(messages) }))
}

/**
 * Takes lanes until the transaction ends.
 * @returns those in which no other process delivers
 */
export const holdLanes = async (db: Kysely<Database>, lanes: readonly number[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ lane: number }>`
    select lane from unnest(${[...lanes]}::int[]) as lane
    where pg_try_advisory_xact_lock(${ADVISORY_LOCKS.relayLane}, lane)`.execute(db)
  return rows.map(({ lane }) => lane)
}

/**
 * Keeps accounts of these lanes' targets from being erased until the transaction ends. Whoever holds it waits for nobody: an erasure
 * that waits for it has locked its player.
 * @returns the lanes in which none is erased now
 */
export const holdOffErasures = async (db: Kysely<Database>, lanes: readonly number[]): Promise<readonly number[]> => {
  const { rows } = await sql<{ lane: number }>`
    select lane from unnest(${[...lanes]}::int[]) as lane
    where pg_try_advisory_xact_lock(${ADVISORY_LOCKS.erasures}, lane)`.execute(db)
  return rows.map(({ lane }) => lane)
}

/**
 * Until the transaction ends, nothing is delivered to this player without the lock of the player's row: what was is there to be
 * erased, what comes afterwards finds the player gone. The caller holds that lock.
 */
export const waitForDeliveries = async (db: Kysely<Database>, playerId: number): Promise<void> => {
  const lane = Number(BigInt(playerId) & BigInt(LANES - 1))
  await lockBeside(db, 'erasures', lane)
}

/** One lane by a value: only so the index gives its messages in their order. */
const inLanes = (lanes: readonly number[]): RawBuilder<boolean> =>
  lanes.length === 1 ? sql`${LANE} = ${lanes[0]}::bigint` : sql`${LANE} = any(${[...lanes]}::bigint[])`

/** The messages of some lanes that are to be delivered now, oldest first, at most `limit`. */
export const dueMessages = async (
  db: Kysely<Database>,
  lanes: readonly number[],
  nowMs: number,
  limit: number,
): Promise<readonly DueMessage[]> => {
  const { rows } = await sql<Selectable<OutboxTable> & { lane: bigint }>`
    select ${LANE} as lane, player_id, id, target_id, kind, payload, at, attempts from outbox
    where ${inLanes(lanes)} and due_at <= ${new Date(nowMs)}::timestamptz
    order by due_at limit ${limit}`.execute(db)
  return rows.map(({ lane, player_id, id, target_id, kind, payload, at, attempts }) => ({
    lane: Number(lane),
    playerId: Number(player_id),
    id,
    targetId: Number(target_id),
    kind,
    payload,
    atMs: at.getTime(),
    attempts,
  }))
}

const keyOf = (playerId: number | bigint, id: string): string => `${playerId} ${id}`

/**
 * Takes messages out of the outbox, in the transaction that delivers them.
 * @returns those that were still there, in the given order
 */
export const takeMessages = async <T extends Pick<OutboxMessage, 'playerId' | 'id'>>(
  db: Kysely<Database>,
  messages: readonly T[],
): Promise<readonly T[]> => {
  if (messages.length === 0) return []
  const senders = [...new Set(messages.map(({ playerId }) => playerId))]
  const keys = messages.map(({ playerId, id }) => keyOf(playerId, id))
  // By the index for the senders alone: for both columns it would be asked for each sender with each id, and a join may ask the same.
  const { rows } = await sql<{ player_id: bigint; id: string }>`
    delete from outbox where player_id = any(${senders}::bigint[]) and player_id || ' ' || id = any(${keys}::text[])
    returning player_id, id`.execute(db)
  const taken = new Set(rows.map(({ player_id, id }) => keyOf(player_id, id)))
  return messages.filter(({ playerId, id }) => taken.has(keyOf(playerId, id)))
}

/** Has a message tried again later. */
export const postponeMessage = async (
  db: Kysely<Database>,
  { playerId, id }: Pick<OutboxMessage, 'playerId' | 'id'>,
  dueMs: number,
): Promise<void> => {
  await sql`
    update outbox set attempts = least(attempts + 1, 1000), due_at = ${new Date(dueMs)}
    where player_id = ${playerId} and id = ${id}`.execute(db)
}

/** Most messages that are counted: a backlog must not cost the more the longer it is. */
export const COUNTED_MESSAGES_MAX = 100_000

/** How many messages wait, as far as they are counted, and since when the oldest of these does; null for none. */
export const outboxBacklog = async (
  db: Kysely<Database>,
): Promise<{ readonly messages: number; readonly oldestMs: number | null }> => {
  const { rows } = await sql<{ messages: bigint; oldest: Date | null }>`
    select count(*) as messages, min(at) as oldest
    from (select at from outbox order by due_at limit ${sql.lit(COUNTED_MESSAGES_MAX)}) as waiting`.execute(db)
  return { messages: Number(rows[0]?.messages ?? 0), oldestMs: rows[0]?.oldest?.getTime() ?? null }
}
