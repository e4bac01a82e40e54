import type { Kysely } from 'kysely'
import { MS_PER_DAY, MS_PER_HOUR } from '../../../rules/units.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { type MessageChoices, messageChoicesAfter } from '../preferences/service.ts'
import { enqueueNotification } from './enqueue.ts'
import { occasionsOf } from './occasions.ts'
import { occasionNow } from './schedule.ts'
import { deleteNotificationsBefore, sentNotifications, subjectKey } from './store.ts'

const BATCH = 500
/** Longer than any occasion stays fresh, and than any local day. */
const LOOK_BACK_MS = 48 * MS_PER_HOUR
const KEPT_MS = 30 * MS_PER_DAY

const notifyBatch = async (db: Kysely<Database>, batch: readonly MessageChoices[], nowMs: number): Promise<number> => {
  const playerIds = batch.map(({ playerId }) => playerId)
  const sinceMs = nowMs - LOOK_BACK_MS
  const occasionsByPlayer = await occasionsOf(db, playerIds, sinceMs, nowMs)
  const sentByPlayer = await sentNotifications(db, playerIds, new Date(sinceMs))
  let enqueued = 0
  for (const { playerId, choices } of batch) {
    const { occasions, lastActMs } = occasionsByPlayer.get(playerId) ?? { occasions: [], lastActMs: 0 }
    const { subjects, sent } = sentByPlayer.get(playerId) ?? { subjects: [], sent: [] }
    const unsent = occasions.filter((occasion) => !subjects.includes(subjectKey(occasion)))
    const occasion = occasionNow(choices, unsent, { lastActMs, sent, nowMs })
    if (occasion !== null && (await enqueueNotification(db, playerId, occasion, nowMs))) enqueued += 1
  }
  return enqueued
}

/**
 * Goes through every player who wants messages and enqueues those that are due (extra 8), each event once.
 * @returns how many
 */
export const notifyPlayers = async (db: Kysely<Database>, clock: Clock): Promise<number> => {
  const nowMs = clock.nowMs()
  let enqueued = 0
  let afterId = 0n
  for (;;) {
    const batch = await messageChoicesAfter(db, afterId, BATCH)
    enqueued += await notifyBatch(db, batch, nowMs)
    const last = batch.at(-1)
    if (batch.length < BATCH || !last) return enqueued
    afterId = last.playerId
  }
}

/** Deletes messages older than 30 days; returns how many. */
export const pruneNotifications = (db: Kysely<Database>, nowMs: number): Promise<number> =>
  deleteNotificationsBefore(db, new Date(nowMs - KEPT_MS))
