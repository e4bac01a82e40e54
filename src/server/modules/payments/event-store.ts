import type { Db } from '#server/db/database.ts'
import { queryValue } from '#server/db/statements.ts'

export const insertEvent = async (
  db: Db,
  event: { readonly playerId: number; readonly id: string; readonly orderId: string | null; readonly step: string },
  nowMs: number,
): Promise<void> => {
  await db
    .insertInto('payment_events')
    .values({
      player_id: BigInt(event.playerId),
      id: event.id,
      order_id: event.orderId,
      step: event.step,
      at: new Date(nowMs),
    })
    .execute()
}

export const hasStep = async (db: Db, playerId: number, orderId: string, step: string): Promise<boolean> =>
  (await db
    .selectFrom('payment_events')
    .select('id')
    .where('player_id', '=', BigInt(playerId))
    .where('order_id', '=', orderId)
    .where('step', '=', step)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const hasRefundedStep = (db: Db, playerId: number, step: string, sinceMs: number): Promise<boolean> =>
  queryValue(db, false)`
    select exists(select from payment_events e join payment_orders o on o.player_id = e.player_id and o.id = e.order_id
      where e.player_id = ${playerId}::bigint and e.step = ${step} and e.at > ${new Date(sinceMs)}::timestamptz
        and o.state = 'refunded') as found`

export const deleteEventsBefore = async (db: Db, beforeMs: number): Promise<number> =>
  Number((await db.deleteFrom('payment_events').where('at', '<', new Date(beforeMs)).executeTakeFirst()).numDeletedRows)
