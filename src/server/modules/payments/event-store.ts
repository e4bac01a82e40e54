import type { Db } from '#server/db/database.ts'
import { countChanges, execute, hasRows, queryValue } from '#server/db/statements.ts'

export const insertEvent = (
  db: Db,
  event: { readonly playerId: number; readonly id: string; readonly orderId: string | null; readonly step: string },
  nowMs: number,
): Promise<void> =>
  execute(db)`
    insert into payment_events (player_id, id, order_id, step, at)
    values (${event.playerId}, ${event.id}, ${event.orderId}, ${event.step}, ${new Date(nowMs)})`

export const hasStep = (db: Db, playerId: number, orderId: string, step: string): Promise<boolean> =>
  hasRows(db)`
    select id from payment_events where player_id = ${playerId} and order_id = ${orderId} and step = ${step} limit 1`

export const hasRefundedStep = (db: Db, playerId: number, step: string, sinceMs: number): Promise<boolean> =>
  queryValue(db, false)`
    select exists(select from payment_events e join payment_orders o on o.player_id = e.player_id and o.id = e.order_id
      where e.player_id = ${playerId}::bigint and e.step = ${step} and e.at > ${new Date(sinceMs)}::timestamptz
        and o.state = 'refunded') as found`

export const deleteEventsBefore = (db: Db, beforeMs: number): Promise<number> =>
  countChanges(db)`delete from payment_events where at < ${new Date(beforeMs)}`
