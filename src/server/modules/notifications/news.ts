import type { Db } from '#server/db/database.ts'
import { rescheduleSubscribers } from '#server/db/subscribers.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { readWorldSetting, writeWorldSetting } from '#server/db/world-settings.ts'
import { newsTrigger } from '#server/modules/channel/service.ts'
import { subscribersAfter } from '#server/modules/preferences/service.ts'

/**
 * World setting with the progress of `spreadNews`: `{"subject", "afterId"}`. `afterId` is the last rescheduled
 * subscriber, null when all are done.
 */
const SPREAD_FACT = 'news-spread'
const BATCH = 1000

interface Spread {
  readonly subject: string
  readonly afterId: string | null
}

const spreadBatch = (db: Db, { subject, afterId }: Spread, nowMs: number): Promise<string | null> =>
  inTransaction(db, async (trx) => {
    const batch = await subscribersAfter(trx, 'news', BigInt(afterId ?? 0), BATCH)
    await rescheduleSubscribers(trx, batch, nowMs)
    const last = batch.length < BATCH ? null : String(batch.at(-1))
    await writeWorldSetting(trx, SPREAD_FACT, { subject, afterId: last })
    return last
  })

/** Makes each subscriber of news due once per news item. An interrupted run is resumed. */
export const spreadNews = async (db: Db, nowMs: number): Promise<void> => {
  const news = await newsTrigger(db)
  if (news === null) return
  const spread = (await readWorldSetting(db, SPREAD_FACT)) as Spread | undefined
  const isNew = spread?.subject !== news.subject
  if (!isNew && spread.afterId === null) return
  let afterId: string | null = isNew ? '0' : spread.afterId
  while (afterId !== null) afterId = await spreadBatch(db, { subject: news.subject, afterId }, nowMs)
}
