import { sql } from 'kysely'
import { MS_PER_SECOND } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'

export interface DueSubscriber {
  readonly playerId: bigint
  /** As the run has read it. If a later event has raised it, the subscriber stays due. */
  readonly touchNo: number
}

/** @internal At most `limit` subscribers who may be due, the longest due first. */
export const dueSubscribersQuery = (nowMs: number, limit: number) =>
  sql<DueSubscriber>`
    select player_id as "playerId", touch_no as "touchNo" from listeners
    where due_at <= ${new Date(nowMs)}::timestamptz order by due_at limit ${limit}`

export const dueSubscribers = async (db: Db, nowMs: number, limit: number): Promise<readonly DueSubscriber[]> =>
  (await dueSubscribersQuery(nowMs, limit).execute(db)).rows

/** `dueMs` null: due again only after an event. */
export interface NextLook extends DueSubscriber {
  readonly dueMs: number | null
}

export const reschedule = async (db: Db, looks: readonly NextLook[]): Promise<void> => {
  if (looks.length === 0) return
  const dues = looks.map(({ playerId, dueMs }) => [String(playerId), dueMs === null ? null : dueMs / MS_PER_SECOND])
  const seen = looks.map(({ playerId, touchNo }) => [String(playerId), touchNo])
  // A distributed database refuses expressions over rows of `values`, and casts that depend on the session, such as
  // text to timestamp.
  await sql`
    update listeners set touch_no = touch_no + 1,
      due_at = to_timestamp((${JSON.stringify(Object.fromEntries(dues))}::jsonb ->> player_id::text)::double precision)
    where player_id = any(${looks.map(({ playerId }) => String(playerId))}::bigint[])
      and touch_no = (${JSON.stringify(Object.fromEntries(seen))}::jsonb ->> player_id::text)::integer`.execute(db)
}
