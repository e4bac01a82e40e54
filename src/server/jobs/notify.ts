import type { Kysely } from 'kysely'
import { energyFullAtMs } from '../../rules/energy.ts'
import { gameValues } from '../../rules/settings-values.ts'
import { MS_PER_HOUR, MS_PER_SECOND } from '../../rules/units.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { latestNews } from '../modules/channel/service.ts'
import { SEND_NOTIFICATION_JOB } from './notify-send.ts'
import { deleteNotificationsBefore, insertNotification, type ListenerRow, listenersAfter } from './notify-store.ts'
import { type Occasion, occasionNow } from './notify-when.ts'
import { enqueue } from './queue.ts'

const BATCH = 500
/** How far back told things are looked at: longer than any of them stays fresh, and than any local day. */
const LOOK_BACK_MS = 48 * MS_PER_HOUR
/** When told things are forgotten. */
const KEPT_MS = 30 * 24 * MS_PER_HOUR

const iso = (ms: number): string => new Date(ms).toISOString()

const pocketFullAtMs = ({ last_claim_at, pocket_level }: ListenerRow): number => {
  const seconds = gameValues['pocket-size'][pocket_level] ?? gameValues['pocket-size'].at(-1) ?? 0
  return last_claim_at.getTime() + seconds * MS_PER_SECOND
}

const lastActMs = (row: ListenerRow): number =>
  Math.max(row.last_claim_at.getTime(), row.energy_burned_at?.getTime() ?? 0, row.hunt_started_at?.getTime() ?? 0)

/** All that could be told to a player, the most urgent first. */
const occasionsOf = (row: ListenerRow, newsAtMs: number | null): Occasion[] => {
  const occasions: Occasion[] = []
  if (row.hunt_id !== null && row.hunt_ends_at) {
    occasions.push({ kind: 'hunt-done', subject: row.hunt_id, atMs: row.hunt_ends_at.getTime() })
  }
  // Of many attacks in one absence the first message tells enough.
  const away = lastActMs(row)
  if (row.attacked_at && row.attacked_at.getTime() > away) {
    occasions.push({ kind: 'attacked', subject: iso(away), atMs: row.attacked_at.getTime() })
  }
  occasions.push({ kind: 'pocket-full', subject: iso(row.last_claim_at.getTime()), atMs: pocketFullAtMs(row) })
  const energyAtMs = energyFullAtMs({
    current: row.energy,
    nextRefillMs: row.energy_refill_at?.getTime() ?? null,
    lastBurnMs: null,
  })
  if (energyAtMs !== null) occasions.push({ kind: 'energy-full', subject: iso(energyAtMs), atMs: energyAtMs })
  if (newsAtMs !== null) occasions.push({ kind: 'news', subject: iso(newsAtMs), atMs: newsAtMs })
  return occasions.filter(({ kind, subject }) => !row.told.includes(`${kind}:${subject}`))
}

/**
 * Looks through everybody who wants messages and puts those into the queue that are due (extra 8), each thing once for good.
 * @returns how many
 */
export const notifyPlayers = async (db: Kysely<Database>, clock: Clock): Promise<number> => {
  const nowMs = clock.nowMs()
  const newsAtS = await latestNews(db)
  const newsAtMs = newsAtS === null ? null : newsAtS * MS_PER_SECOND
  const toldSince = new Date(nowMs - LOOK_BACK_MS)
  let told = 0
  let afterId = 0n
  for (;;) {
    const rows = await listenersAfter(db, afterId, toldSince, BATCH)
    for (const row of rows) {
      const facts = { lastActMs: lastActMs(row), toldMs: row.told_ms, nowMs }
      const occasion = occasionNow(row.choices, occasionsOf(row, newsAtMs), facts)
      if (occasion === null) continue
      const { kind, subject } = occasion
      const isNew = await inTransaction(db, async (trx) => {
        if (!(await insertNotification(trx, { playerId: row.player_id, kind, subject, at: new Date(nowMs) })))
          return false
        await enqueue(trx, SEND_NOTIFICATION_JOB, { playerId: String(row.player_id), kind, subject })
        return true
      })
      if (isNew) told += 1
    }
    const last = rows.at(-1)
    if (rows.length < BATCH || !last) return told
    afterId = last.player_id
  }
}

/** Forgets what was told long ago; answers how much. */
export const pruneNotifications = (db: Kysely<Database>, nowMs: number): Promise<number> =>
  deleteNotificationsBefore(db, new Date(nowMs - KEPT_MS))
