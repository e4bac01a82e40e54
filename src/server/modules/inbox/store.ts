import { type Kysely, type Selectable, sql } from 'kysely'
import type { LedgerReason } from '../../../contracts/ledger-reasons.ts'
import type { Database } from '../../db/database.ts'
import type { Asset } from '../../db/ledger.ts'
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

/** A balance that is about to grow. */
interface GrowingBalance {
  readonly owner: number
  readonly asset: Asset
  readonly amount: bigint
}

/** Locks balances in the ledger's order and reads them; rows that do not exist yet are left out. */
export const lockedBalances = async (
  db: Kysely<Database>,
  wanted: readonly Pick<GrowingBalance, 'owner' | 'asset'>[],
): Promise<{ owner: number; asset: string; amount: bigint }[]> => {
  const { rows } = await sql<{ owner_id: bigint; asset: string; amount: bigint }>`
    select owner_id, asset, amount from balances join unnest(
      ${wanted.map(({ owner }) => owner)}::bigint[],
      ${wanted.map(({ asset }) => asset)}::text[]) as wanted(owner_id, asset) using (owner_id, asset)
    order by owner_id, asset collate "C" for update of balances`.execute(db)
  return rows.map(({ owner_id, asset, amount }) => ({ owner: Number(owner_id), asset, amount }))
}
