import { mondayMs } from '#rules/days.ts'
import { MS_PER_DAY, MS_PER_MINUTE, MS_PER_WEEK } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'
import { begunLeagues, keyOf } from './leagues.ts'
import { waitingFor } from './trigger-store.ts'

const TOLD_AFTER_MS = 10 * MS_PER_MINUTE

/**
 * Triggers on the Monday that begins with the week's close, once for week and Special together (extra 8). On other days
 * this runs no query.
 */
export const leagueTriggers = async (
  db: Db,
  playerIds: readonly bigint[],
  nowMs: number,
): Promise<ReadonlyMap<bigint, NotificationTrigger>> => {
  const closeMs = mondayMs(nowMs)
  if (nowMs < closeMs + TOLD_AFTER_MS || nowMs >= closeMs + MS_PER_DAY) return new Map()
  const calendar = await currentSeason(db, closeMs - 1)
  const closed = begunLeagues(calendar, calendar.number, closeMs - 1).filter((league) => league.closeMs === closeMs)
  const waiting = new Set<bigint>()
  for (const league of closed) for (const id of await waitingFor(db, keyOf(league), playerIds)) waiting.add(id)
  const subject = `${calendar.number}:${calendar.week}`
  return new Map([...waiting].map((id) => [id, { subject, atMs: closeMs + TOLD_AFTER_MS }]))
}

export const nextLeagueTriggerMs = (nowMs: number): number => {
  const toldMs = mondayMs(nowMs) + TOLD_AFTER_MS
  return nowMs < toldMs ? toldMs : toldMs + MS_PER_WEEK
}
