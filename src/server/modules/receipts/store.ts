import { type Selectable, sql } from 'kysely'
import { packHashes, unpackHashes } from '#rules/merkle/packed-hashes.ts'
import type { ReceiptKind, ReceiptWeek } from '#rules/receipts/receipts.ts'
import type { Db } from '#server/db/database.ts'
import { countChanges, execute, queryColumn, queryRows } from '#server/db/statements.ts'
import type { ReceiptWeeksTable, SharedReceipt } from '#server/db/tables/receipts.ts'

export type ReceiptWeekRow = Selectable<ReceiptWeeksTable>

export const insertWeeks = async (db: Db, weeks: readonly ReceiptWeek[], version: number): Promise<void> => {
  if (weeks.length === 0) return
  await db
    .insertInto('receipt_weeks')
    .values(weeks.map((week) => ({ week, version })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const newestWeek = async (db: Db): Promise<ReceiptWeek | undefined> =>
  (await db.selectFrom('receipt_weeks').select('week').orderBy('week', 'desc').limit(1).executeTakeFirst())?.week

/** Locked until the transaction ends, so that one process at a time continues a week. */
export const lockWeek = (db: Db, week: ReceiptWeek): Promise<ReceiptWeekRow | undefined> =>
  db.selectFrom('receipt_weeks').selectAll().where('week', '=', week).forUpdate().executeTakeFirst()

export const findWeek = (db: Db, week: ReceiptWeek): Promise<ReceiptWeekRow | undefined> =>
  db.selectFrom('receipt_weeks').selectAll().where('week', '=', week).executeTakeFirst()

export const weeksFrom = (db: Db, from: ReceiptWeek): Promise<readonly ReceiptWeekRow[]> =>
  db.selectFrom('receipt_weeks').selectAll().where('week', '>=', from).orderBy('week', 'desc').execute()

export const allWeeks = (db: Db): Promise<readonly ReceiptWeekRow[]> => weeksFrom(db, '0001-01-01')

export interface WeekProgress {
  readonly leaves: number
  readonly source: number
  readonly afterId: bigint
  readonly afterNo: number
  readonly shared: readonly SharedReceipt[]
}

export const saveWeekProgress = (db: Db, week: ReceiptWeek, to: WeekProgress): Promise<void> =>
  execute(db)`
    update receipt_weeks set leaves = ${to.leaves}, source = ${to.source}, read_to = ${to.afterId}, read_no = ${to.afterNo},
      shared = ${JSON.stringify(to.shared)}
    where week = ${week}`

export const sealWeek = (db: Db, week: ReceiptWeek, root: Uint8Array, nowMs: number): Promise<void> =>
  execute(db)`
    update receipt_weeks set root = ${Buffer.from(root)}, sealed_at = ${new Date(nowMs)} where week = ${week}`

export const unannouncedWeeks = (db: Db, from: ReceiptWeek): Promise<readonly ReceiptWeekRow[]> =>
  queryRows(db)<ReceiptWeekRow>`
    select * from receipt_weeks where week >= ${from} and sealed_at is not null and announced_at is null order by week`

export const noteAnnounced = (db: Db, week: ReceiptWeek, nowMs: number): Promise<void> =>
  execute(db)`update receipt_weeks set announced_at = ${new Date(nowMs)} where week = ${week}`

export const insertChunk = async (
  db: Db,
  week: ReceiptWeek,
  chunk: { readonly no: number; readonly leaves: readonly Uint8Array[]; readonly root: Uint8Array },
  nowMs: number,
): Promise<void> => {
  await db
    .insertInto('receipt_chunks')
    .values({
      week,
      no: chunk.no,
      leaves: Buffer.from(packHashes(chunk.leaves)),
      root: Buffer.from(chunk.root),
      at: new Date(nowMs),
    })
    .execute()
}

export const chunkRoots = (db: Db, week: ReceiptWeek): Promise<readonly Uint8Array[]> =>
  queryColumn(db)<Uint8Array>`select root from receipt_chunks where week = ${week} order by no`

export const leavesOfChunks = async (
  db: Db,
  week: ReceiptWeek,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, readonly Uint8Array[]>> => {
  const { rows } = await sql<{ no: number; leaves: Buffer }>`
    select no, leaves from receipt_chunks where week = ${week}::date and no = any(${[...numbers]}::int[])`.execute(db)
  return new Map(rows.map(({ no, leaves }) => [no, unpackHashes(leaves)]))
}

export interface OwnLine {
  readonly playerId: bigint
  readonly kind: ReceiptKind
  readonly period: string
  readonly salt: Buffer
  readonly place: number | null
  readonly points: number
  readonly leaf: number
}

export const insertLines = async (db: Db, week: ReceiptWeek, lines: readonly OwnLine[]): Promise<void> => {
  if (lines.length === 0) return
  const column = <K extends keyof OwnLine>(key: K): OwnLine[K][] => lines.map((line) => line[key])
  await sql`
    insert into receipts (player_id, week, kind, period, salt, place, points, leaf)
    select player_id, ${week}::date, kind, period, salt, place, points, leaf
    from unnest(${column('playerId')}::bigint[], ${column('kind')}::text[], ${column('period')}::text[],
      ${column('salt')}::bytea[], ${column('place')}::int[], ${column('points')}::int[], ${column('leaf')}::int[])
      as lines (player_id, kind, period, salt, place, points, leaf)`.execute(db)
}

export const ownLines = (db: Db, playerId: number, week: ReceiptWeek, kind: ReceiptKind) =>
  queryRows(db)<OwnLine>`
    select player_id as "playerId", kind, period, salt, place, points, leaf from receipts
    where player_id = ${playerId}::bigint and week = ${week}::date and kind = ${kind} order by leaf`

export const countOwn = (db: Db, playerId: number, from: ReceiptWeek) =>
  queryRows(db)<{ week: string; kind: ReceiptKind; lines: number }>`
    select week::text as week, kind, count(*)::int as lines from receipts
    where player_id = ${playerId}::bigint and week >= ${from}::date group by receipts.week, kind`

export const deleteChunksBefore = (db: Db, week: ReceiptWeek): Promise<number> =>
  countChanges(db)`delete from receipt_chunks where week < ${week}::date`
