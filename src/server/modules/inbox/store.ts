import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import type { Db } from '#server/db/database.ts'
import { inMs, rowsOf } from '#server/db/player-view.ts'
import { queryRows } from '#server/db/statements.ts'
import type { InboxTable } from '#server/db/tables/inbox.ts'

export type InboxRow = Selectable<InboxTable>

interface NewInboxItem {
  readonly id: string
  readonly playerId: number
  readonly reason: LedgerReason
  readonly tok: bigint
  readonly star: bigint
  readonly materials: InboxRow['materials']
  readonly contents?: InboxRow['contents']
}

const inserted = ({ id, playerId, reason, tok, star, materials, contents }: NewInboxItem, nowMs: number) => ({
  ...{ id, player_id: playerId, at: new Date(nowMs), reason, tok, star },
  materials: JSON.stringify(materials),
  contents: contents ? JSON.stringify(contents) : null,
})

export const insertInboxItem = async (db: Db, item: NewInboxItem, nowMs: number): Promise<void> => {
  await db.insertInto('inbox').values(inserted(item, nowMs)).execute()
}

export const insertInboxItems = async (db: Db, items: readonly NewInboxItem[], nowMs: number): Promise<void> => {
  if (items.length === 0) return
  await db
    .insertInto('inbox')
    .values(items.map((item) => inserted(item, nowMs)))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type SeenInboxItem = Pick<InboxRow, 'id' | 'reason' | 'materials' | 'contents' | 'opened'> & {
  readonly tok: number
  readonly star: number
  readonly atMs: number
  readonly claimedMs: number | null
}

export const inboxSelect = (playerId: number, limit: number): RawBuilder<readonly SeenInboxItem[]> =>
  rowsOf(sql<SeenInboxItem>`
    select id, reason, materials, contents, opened, tok, star, ${inMs('at')} as "atMs", ${inMs('claimed_at')} as "claimedMs" from inbox
    where player_id = ${playerId}::bigint order by claimed_at is not null, at desc, id desc limit ${limit}`)

/** Requires the player's lock. The caller has checked that the item is unclaimed. */
export const takeInboxItem = async (db: Db, playerId: number, id: string, opened: InboxRow['opened'], nowMs: number) =>
  db
    .updateTable('inbox')
    .set({ claimed_at: new Date(nowMs), opened: opened === null ? null : JSON.stringify(opened) })
    .where('id', '=', id)
    .where('player_id', '=', BigInt(playerId))
    .where('claimed_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow()

export const findInboxItem = (db: Db, playerId: number, id: string): Promise<InboxRow | undefined> =>
  db.selectFrom('inbox').selectAll().where('id', '=', id).where('player_id', '=', BigInt(playerId)).executeTakeFirst()

export interface NewestReward {
  readonly atMs: number
  readonly waits: boolean
}

export const newestRewards = async (
  db: Db,
  playerIds: readonly bigint[],
  reasons: readonly LedgerReason[],
  sinceMs: number,
): Promise<ReadonlyMap<bigint, NewestReward>> => {
  const { rows } = await sql<NewestReward & { player_id: bigint }>`
    select player_id, extract(epoch from max(at))::float8 * 1000 as "atMs", bool_or(claimed_at is null) as waits from inbox
    where player_id = any(${[...playerIds]}::bigint[]) and at >= ${new Date(sinceMs)} and reason = any(${[...reasons]}::text[])
    group by player_id`.execute(db)
  return new Map(rows.map(({ player_id, atMs, waits }) => [player_id, { atMs, waits }]))
}

export const findClaims = (db: Db, playerId: number, ids: readonly string[]) =>
  queryRows(db)<{ id: string; claimed: boolean }>`
    select id, claimed_at is not null as claimed from inbox
    where player_id = ${playerId}::bigint and id = any(${[...ids]}::uuid[])`
