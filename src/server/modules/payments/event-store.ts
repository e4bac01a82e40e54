import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Stores a step of a purchase. */
export const insertEvent = async (
  db: Kysely<Database>,
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

/** Deletes steps before an instant; returns how many. */
export const deleteEventsBefore = async (db: Kysely<Database>, beforeMs: number): Promise<number> =>
  Number((await db.deleteFrom('payment_events').where('at', '<', new Date(beforeMs)).executeTakeFirst()).numDeletedRows)
