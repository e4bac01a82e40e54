import { hexOf } from '#rules/merkle/hex.ts'
import { firstReceiptKept, type ReceiptWeek } from '#rules/receipts/receipts.ts'
import type { Db } from '#server/db/database.ts'
import { allWeeks, findWeek, weeksFrom } from './store.ts'

interface WeekOfReceipts {
  readonly week: ReceiptWeek
  readonly leaves: number
  readonly version: number
  readonly rootHex: string | null
  readonly sealedAt: Date | null
  readonly announcedAt: Date | null
}

const shown = (row: Awaited<ReturnType<typeof weeksFrom>>[number]): WeekOfReceipts => ({
  ...{ week: row.week, leaves: row.leaves, version: row.version },
  rootHex: row.root && hexOf(row.root),
  sealedAt: row.sealed_at,
  announcedAt: row.announced_at,
})

/** Newest first. */
export const weeksSince = async (db: Db, nowMs: number): Promise<readonly WeekOfReceipts[]> =>
  (await weeksFrom(db, firstReceiptKept(nowMs))).map(shown)

export const sealedRoots = async (db: Db) =>
  (await allWeeks(db))
    .map(shown)
    .filter(({ rootHex }) => rootHex !== null)
    .map(({ week, version, leaves, rootHex, sealedAt }) => ({ week, version, leaves, root: rootHex, sealedAt }))
    .toReversed()

export const weekOfReceipts = async (db: Db, week: ReceiptWeek): Promise<WeekOfReceipts | undefined> => {
  const row = await findWeek(db, week)
  return row?.root ? shown(row) : undefined
}
