import { sql } from 'kysely'
import { NOTIFICATION_KINDS } from '#rules/notifications/notification-kinds.ts'
import type { Db } from '#server/db/database.ts'
import { inMs } from '#server/db/player-view.ts'
import { changesOne, countChanges, execute, queryRows } from '#server/db/statements.ts'
import type { NotificationState } from '#server/db/tables/notifications.ts'
import type { TriggerKey } from './kinds.ts'
import type { SentMessage } from './schedule.ts'

export const subjectKey = ({ kind, subject }: TriggerKey): string => `${kind}:${subject}`

interface SentNotifications {
  /** `subjectKey` of all messages, sent or not. */
  readonly subjects: readonly string[]
  readonly sent: readonly SentMessage[]
}

export const sentNotifications = async (
  db: Db,
  playerIds: readonly bigint[],
  since: Date,
): Promise<ReadonlyMap<bigint, SentNotifications>> => {
  const { rows } = await sql<{ player_id: bigint; subjects: string[]; sent: SentMessage[] | null }>`
    select player_id, array_agg(kind || ':' || subject) as subjects,
      json_agg(json_build_object('kind', kind, 'atMs', extract(epoch from at)::double precision * 1000))
        filter (where at > ${since} and state in ('waiting', 'sent')) as sent
    from notifications where player_id = any(${playerIds}::bigint[])
    group by player_id`.execute(db)
  return new Map(rows.map((row) => [row.player_id, { subjects: row.subjects, sent: row.sent ?? [] }]))
}

export const insertNotification = (
  db: Db,
  { playerId, kind, subject, at }: TriggerKey & { readonly playerId: bigint; readonly at: Date },
): Promise<boolean> =>
  changesOne(db)`
    insert into notifications (player_id, kind, subject, at, state)
    values (${playerId}, ${kind}, ${subject}, ${at}, 'waiting') on conflict do nothing`

export type NotificationKey = TriggerKey & { readonly playerId: string }

export const changeNotificationState = (
  db: Db,
  { playerId, kind, subject }: NotificationKey,
  from: NotificationState,
  to: NotificationState,
): Promise<boolean> =>
  changesOne(db)`
    update notifications set state = ${to}
    where player_id = ${playerId} and kind = ${kind} and subject = ${subject} and state = ${from}`

export interface WaitingNotification extends NotificationKey {
  readonly atMs: number
  readonly attempts: number
}

const COUNTED_MAX = 100_000

/**
 * Counts at most 100,000 messages, of the same kinds as `waitingNotifications`. `oldestMs` is when the oldest due
 * message was queued; a postponed message keeps that time.
 */
export const waitingBacklog = async (
  db: Db,
  nowMs: number,
): Promise<{ readonly messages: number; readonly oldestMs: number | null }> => {
  const { rows } = await sql<{ messages: bigint; oldest: Date | null }>`
    select count(*) as messages, min(at) filter (where due <= ${new Date(nowMs)}::timestamptz) as oldest
    from (select at, coalesce(due_at, at) as due from notifications
      where state = 'waiting' and kind = any(${NOTIFICATION_KINDS}::text[])
      order by coalesce(due_at, at) limit ${sql.lit(COUNTED_MAX)}) as waiting`.execute(db)
  return { messages: Number(rows[0]?.messages ?? 0), oldestMs: rows[0]?.oldest?.getTime() ?? null }
}

/** Leaves out kinds that only a newer release knows, because processes of that release send them. */
export const waitingNotifications = (db: Db, nowMs: number, limit: number): Promise<readonly WaitingNotification[]> =>
  queryRows(db)<WaitingNotification>`
    select player_id::text as "playerId", kind, subject, ${inMs('at')} as "atMs", attempts from notifications
    where state = 'waiting' and coalesce(due_at, at) <= ${new Date(nowMs)}::timestamptz
      and kind = any(${NOTIFICATION_KINDS}::text[])
    order by coalesce(due_at, at) limit ${limit}`

export const postponeNotification = (
  db: Db,
  { playerId, kind, subject }: NotificationKey,
  dueMs: number,
): Promise<void> =>
  execute(db)`
    update notifications set state = 'waiting', due_at = ${new Date(dueMs)}, attempts = least(attempts + 1, 1000)
    where player_id = ${playerId}::bigint and kind = ${kind} and subject = ${subject} and state = 'sent'`

export const deleteNotificationsBefore = (db: Db, before: Date): Promise<number> =>
  countChanges(db)`delete from notifications where at < ${before}`
