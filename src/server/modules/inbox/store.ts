import { type Kysely, type Selectable, sql } from 'kysely'
import type { LedgerReason } from '../../../contracts/ledger-reasons.ts'
import type { Database } from '../../db/database.ts'
import type { InboxTable } from '../../db/tables/inbox.ts'

export type InboxRow = Selectable<InboxTable>

/** A reward to store. */
interface NewInboxItem {
  readonly id: string
  readonly playerId: number
  readonly reason: LedgerReason
  readonly tok: bigint
  readonly star: bigint
  readonly materials: InboxRow['materials']
}

export const insertInboxItem = async (db: Kysely<Database>, item: NewInboxItem, nowMs: number): Promise<void> => {
  await db
    .insertInto('inbox')
    .values({
      id: item.id,
      player_id: item.playerId,
      at: new Date(nowMs),
      reason: item.reason,
      tok: item.tok,
      star: item.star,
      materials: JSON.stringify(item.materials),
    })
    .execute()
}

/** Unclaimed rewards, newest first, then claimed ones, at most `limit`. */
export const inboxOf = (db: Kysely<Database>, playerId: number, limit: number): Promise<InboxRow[]> =>
  db
    .selectFrom('inbox')
    .selectAll()
    .where('player_id', '=', BigInt(playerId))
    .orderBy(sql`claimed_at is not null`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Marks a reward as claimed; undefined when the player has no such unclaimed one. */
export const takeInboxItem = (
  db: Kysely<Database>,
  playerId: number,
  id: string,
  nowMs: number,
): Promise<InboxRow | undefined> =>
  db
    .updateTable('inbox')
    .set({ claimed_at: new Date(nowMs) })
    .where('id', '=', id)
    .where('player_id', '=', BigInt(playerId))
    .where('claimed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const findInboxItem = (db: Kysely<Database>, playerId: number, id: string): Promise<InboxRow | undefined> =>
  db.selectFrom('inbox').selectAll().where('id', '=', id).where('player_id', '=', BigInt(playerId)).executeTakeFirst()
