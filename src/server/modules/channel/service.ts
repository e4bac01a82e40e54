import { MS_PER_SECOND } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { playerView } from '#server/db/player-view.ts'
import { factSelect, readWorldSetting } from '#server/db/world-settings.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'

/** Operators set this fact: `{"at": seconds since the epoch}`. */
export const NEWS_FACT = 'news'

/** Seconds since the epoch; null without news (R43, row 34). */
const newsAt = (fact: { readonly at?: unknown } | null | undefined): number | null =>
  typeof fact?.at === 'number' ? Math.floor(fact.at) : null

export const latestNewsView = playerView({ news: factSelect(NEWS_FACT) }, ({ news }) => newsAt(news))

export const newsTrigger = async (db: Db): Promise<NotificationTrigger | null> => {
  const atS = newsAt(await readWorldSetting(db, NEWS_FACT))
  if (atS === null) return null
  const atMs = atS * MS_PER_SECOND
  return { subject: new Date(atMs).toISOString(), atMs }
}
