import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { NotificationState } from '../../db/tables/notifications.ts'
import type { Occasion } from '../../occasion.ts'
import type { SentMessage } from './schedule.ts'

/** Identifies an event among a player's: `kind:subject`. */
export const subjectKey = ({ kind, subject }: Pick<Occasion, 'kind' | 'subject'>): string => `${kind}:${subject}`

/** The latest messages of a player. */
interface SentNotifications {
  /** `subjectKey` of each that is kept, whether it went out or not. */
  readonly subjects: readonly string[]
  /** Those since the instant asked for that went out or wait to. */
  readonly sent: readonly SentMessage[]
}

/** The messages of these players, by player id; players without any are left out. */
export const sentNotifications = async (
  db: Kysely<Database>,
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

/** Stores a message that waits to be sent; false when it was stored before. */
export const insertNotification = async (
  db: Kysely<Database>,
  row: Pick<Occasion, 'kind' | 'subject'> & { readonly playerId: bigint; readonly at: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notifications')
    .values({ player_id: row.playerId, kind: row.kind, subject: row.subject, at: row.at, state: 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Which message: the key of its row, and the payload of the job that sends it. */
export type NotificationKey = Pick<Occasion, 'kind' | 'subject'> & { readonly playerId: string }

/** Changes a message's state; false when it was not in the state `from`. */
export const moveNotification = async (
  db: Kysely<Database>,
  { playerId, kind, subject }: NotificationKey,
  from: NotificationState,
  to: NotificationState,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ state: to })
    .where('player_id', '=', BigInt(playerId))
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes messages older than this instant; returns how many. */
export const deleteNotificationsBefore = async (db: Kysely<Database>, before: Date): Promise<number> =>
  Number((await db.deleteFrom('notifications').where('at', '<', before).executeTakeFirst()).numDeletedRows)
