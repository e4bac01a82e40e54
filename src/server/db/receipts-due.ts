import type { ReceiptWeek } from '#rules/receipts/receipts.ts'
import type { Db } from './database.ts'

/**
 * Undefined if all weeks before `before` are sealed. Data from which receipts are made must be kept from the returned
 * Monday on.
 */
export const oldestUnsealed = async (db: Db, before: ReceiptWeek): Promise<ReceiptWeek | undefined> =>
  (
    await db
      .selectFrom('receipt_weeks')
      .select('week')
      .where('week', '<', before)
      .where('sealed_at', 'is', null)
      .orderBy('week')
      .limit(1)
      .executeTakeFirst()
  )?.week
