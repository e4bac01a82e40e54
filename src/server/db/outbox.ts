import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'

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

/** Name of a message, whom it is for, and how often its delivery has failed. */
export interface DueMessage {
  readonly playerId: number
  readonly id: string
  readonly targetId: number
  readonly attempts: number
}

/** The messages to be delivered now, oldest first, at most `limit`. */
export const dueMessages = async (db: Kysely<Database>, nowMs: number, limit: number): Promise<DueMessage[]> => {
  const rows = await db
    .selectFrom('outbox')
    .select(['player_id', 'id', 'target_id', 'attempts'])
    .where('due_at', '<=', new Date(nowMs))
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ player_id, id, target_id, attempts }) => ({
    playerId: Number(player_id),
    id,
    targetId: Number(target_id),
    attempts,
  }))
}

/** Takes a message out of the outbox, in the transaction that delivers it; undefined when it is no longer there. */
export const takeMessage = async (
  db: Kysely<Database>,
  { playerId, id }: Pick<DueMessage, 'playerId' | 'id'>,
): Promise<OutboxMessage | undefined> => {
  const row = await db
    .deleteFrom('outbox')
    .where('player_id', '=', BigInt(playerId))
    .where('id', '=', id)
    .returning(['target_id', 'kind', 'payload', 'at'])
    .executeTakeFirst()
  if (!row) return undefined
  return { id, playerId, targetId: Number(row.target_id), kind: row.kind, payload: row.payload, atMs: row.at.getTime() }
}

/** Has a message tried again later. */
export const postponeMessage = async (
  db: Kysely<Database>,
  { playerId, id }: Pick<DueMessage, 'playerId' | 'id'>,
  dueMs: number,
): Promise<void> => {
  await sql`
    update outbox set attempts = least(attempts + 1, 1000), due_at = ${new Date(dueMs)}
    where player_id = ${playerId} and id = ${id}`.execute(db)
}

/** How many messages wait, and since when the oldest does; null for none. */
export const outboxBacklog = async (
  db: Kysely<Database>,
): Promise<{ readonly messages: number; readonly oldestMs: number | null }> => {
  const { rows } = await sql<{ messages: bigint; oldest: Date | null }>`
    select count(*) as messages, min(at) as oldest from outbox`.execute(db)
  return { messages: Number(rows[0]?.messages ?? 0), oldestMs: rows[0]?.oldest?.getTime() ?? null }
}
