import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { touchListeners } from '../../db/listeners.ts'
import { inTransaction } from '../../db/transaction.ts'
import { readFact, writeFact } from '../../db/world-facts.ts'
import { newsOccasion } from '../channel/service.ts'
import { listenersAfter } from '../preferences/service.ts'

/** The news that listeners were touched for, and how far that came: `{"subject", "afterId"}`; `afterId` null when it is done. */
const SPREAD_FACT = 'news-spread'
/** Listeners of one transaction. */
const BATCH = 1000

interface Spread {
  readonly subject: string
  /** Decimal. */
  readonly afterId: string | null
}

/** Makes the next batch of listeners due for the news. @returns how far it came; null at the end */
const spreadBatch = (db: Kysely<Database>, { subject, afterId }: Spread, nowMs: number): Promise<string | null> =>
  inTransaction(db, async (trx) => {
    const batch = await listenersAfter(trx, 'news', BigInt(afterId ?? 0), BATCH)
    await touchListeners(trx, batch, nowMs)
    const last = batch.length < BATCH ? null : String(batch.at(-1))
    await writeFact(trx, SPREAD_FACT, { subject, afterId: last })
    return last
  })

/** Makes everybody due who wants to hear of news, once for each; interrupted, it goes on where it was. */
export const spreadNews = async (db: Kysely<Database>, nowMs: number): Promise<void> => {
  const news = await newsOccasion(db)
  if (news === null) return
  const spread = (await readFact(db, SPREAD_FACT)) as Spread | undefined
  const isNew = spread?.subject !== news.subject
  if (!isNew && spread.afterId === null) return
  let afterId: string | null = isNew ? '0' : spread.afterId
  while (afterId !== null) afterId = await spreadBatch(db, { subject: news.subject, afterId }, nowMs)
}
