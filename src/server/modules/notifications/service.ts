import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { Db } from '#server/db/database.ts'
import { type MessageChoices, messageChoicesOf } from '#server/modules/preferences/service.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { type DueSubscriber, dueSubscribers, reschedule } from './due-store.ts'
import { enqueueNotification } from './enqueue.ts'
import { KINDS, KINDS_BY_URGENCY, type KindTrigger } from './kinds.ts'
import { spreadNews } from './news.ts'
import { pauseLeftMs, pauseUntil } from './pause.ts'
import { nextTriggerMs, type ScheduleFacts, triggerNow } from './schedule.ts'
import { deleteNotificationsBefore, sentNotifications, subjectKey, waitingBacklog } from './store.ts'
import { triggersOf } from './triggers.ts'

const BATCH = 500
/** Longer than any age limit of a notification, and than any local day. */
const LOOK_BACK_MS = 48 * MS_PER_HOUR
const KEPT_MS = 30 * MS_PER_DAY

const notifyListener = async (
  db: Db,
  { playerId, choices }: MessageChoices,
  unsent: readonly KindTrigger[],
  facts: ScheduleFacts,
): Promise<{ readonly isEnqueued: boolean; readonly nextMs: number | null }> => {
  const { nowMs, sent } = facts
  const trigger = triggerNow(choices, unsent, facts)
  if (trigger === null) return { isEnqueued: false, nextMs: nextTriggerMs(choices, unsent, facts) }
  const isEnqueued = await enqueueNotification(db, playerId, trigger, nowMs)
  const left = unsent.filter((other) => other !== trigger)
  const after = { ...facts, sent: [...sent, { kind: trigger.kind, atMs: nowMs }] }
  return { isEnqueued, nextMs: nextTriggerMs(choices, left, after) }
}

const earlier = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)

const notifyBatch = async (db: Db, due: readonly DueSubscriber[], nowMs: number): Promise<number> => {
  const dueIds = due.map(({ playerId }) => playerId)
  const listeners = await messageChoicesOf(db, dueIds)
  const playerIds = listeners.map(({ playerId }) => playerId)
  const sinceMs = nowMs - LOOK_BACK_MS
  const triggersByPlayer = await triggersOf(db, playerIds, sinceMs, nowMs)
  const sentByPlayer = await sentNotifications(db, playerIds, new Date(sinceMs))
  const now = { nowMs, season: await currentSeason(db, nowMs) }
  const comingMs = KINDS_BY_URGENCY.map((kind) => [kind, KINDS[kind].nextDueMs?.(now) ?? null] as const)
  // Due players without an entry here are banned, deleted or want no messages. Whatever changes this reschedules them.
  const next = new Map<bigint, number | null>()
  let enqueued = 0
  for (const listener of listeners) {
    const { playerId, choices } = listener
    const { triggers, lastActMs } = triggersByPlayer.get(playerId) ?? { triggers: [], lastActMs: 0 }
    const { subjects, sent } = sentByPlayer.get(playerId) ?? { subjects: [], sent: [] }
    const unsent = triggers.filter((trigger) => !subjects.includes(subjectKey(trigger)))
    const { isEnqueued, nextMs } = await notifyListener(db, listener, unsent, { lastActMs, sent, nowMs })
    if (isEnqueued) enqueued += 1
    const coming = comingMs.flatMap(([kind, atMs]) => (choices.kinds.includes(kind) ? [atMs] : []))
    next.set(playerId, coming.reduce(earlier, nextMs))
  }
  await reschedule(
    db,
    due.map((listener) => ({ ...listener, dueMs: next.get(listener.playerId) ?? null })),
  )
  return enqueued
}

/** Enqueues messages, each event once (extra 8). @returns how many */
export const notifyPlayers = async (db: Db, clock: Clock): Promise<number> => {
  const nowMs = clock.nowMs()
  await spreadNews(db, nowMs)
  let enqueued = 0
  for (;;) {
    const due = await dueSubscribers(db, nowMs, BATCH)
    if (due.length === 0) return enqueued
    enqueued += await notifyBatch(db, due, nowMs)
  }
}

export const pruneNotifications = (db: Db, nowMs: number): Promise<number> =>
  deleteNotificationsBefore(db, new Date(nowMs - KEPT_MS))

export const messengerPauseMs = (db: Db, nowMs: number): Promise<number> => pauseLeftMs(db, nowMs)

export const pauseMessenger = (db: Db, untilMs: number): Promise<void> => pauseUntil(db, untilMs)

export const messageBacklog = (db: Db, nowMs: number): ReturnType<typeof waitingBacklog> => waitingBacklog(db, nowMs)
