import type { Kysely } from 'kysely'
import { MS_PER_SECOND } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import { readFact } from '../../db/world-facts.ts'
import type { Occasion } from '../../occasion.ts'

/** Key of the fact that operators set: `{"at": seconds since the epoch}`. */
export const NEWS_FACT = 'news'

/** When the latest news of the channel came out, in seconds since the epoch; null when there is none (R43, row 34). */
export const latestNews = async (db: Kysely<Database>): Promise<number | null> => {
  const fact = (await readFact(db, NEWS_FACT)) as { at?: unknown } | undefined
  return typeof fact?.at === 'number' ? Math.floor(fact.at) : null
}

/** The occasion that the latest news is (extra 8); null when there is none. */
export const newsOccasion = async (db: Kysely<Database>): Promise<Occasion | null> => {
  const atS = await latestNews(db)
  if (atS === null) return null
  const atMs = atS * MS_PER_SECOND
  return { kind: 'news', subject: new Date(atMs).toISOString(), atMs }
}
