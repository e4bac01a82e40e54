import { BOSS_FIGHTS_A_DAY } from '#rules/boss/boss.ts'
import { type BossEvent, begunBossEvents } from '#rules/boss/boss-calendar.ts'
import { countOfDay, type DayCount, dayKeyOf } from '#rules/days.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { newestRewardsOf } from '#server/modules/inbox/service.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'
import { foughtIn } from './store.ts'

/**
 * The message about the end is due this long before it. Triggers expire after the same twelve hours, so none is sent
 * after the end.
 */
const LEAVES_SOON_MS = 12 * MS_PER_HOUR

const NO_FIGHTS: DayCount = { day: null, count: 0 }

const triggerOf = (what: 'begun' | 'ending' | 'rewards', bossEvent: BossEvent, atMs: number): NotificationTrigger => ({
  subject: `${what}:${bossEvent.id}`,
  atMs,
})

const firstDay = async (
  db: Db,
  [now, before]: readonly [BossEvent, ...BossEvent[]],
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, NotificationTrigger>> => {
  const fought = await foughtIn(db, now.id, playerIds)
  const rewards = before
    ? await newestRewardsOf(db, playerIds, ['boss-place', 'boss-guild-place'], before.endMs)
    : new Map()
  const found = new Map<bigint, NotificationTrigger>()
  for (const id of playerIds) {
    const reward = rewards.get(id)
    // Claimed rewards mean that the player was here after the new boss arrived.
    if (before && reward) {
      if (reward.waits) found.set(id, triggerOf('rewards', before, reward.atMs))
    } else if (!fought.has(id)) found.set(id, triggerOf('begun', now, now.startMs))
  }
  return found
}

/**
 * On an event's first day: rewards of the previous event that wait, or the arrival of the boss for players who neither
 * have fought it nor got such rewards. In the event's last twelve hours: fights left today (extra 8). At other times no
 * query runs.
 */
export const bossTriggers = async (
  db: Db,
  playerIds: readonly bigint[],
  nowMs: number,
): Promise<ReadonlyMap<bigint, NotificationTrigger>> => {
  const bossEvents = begunBossEvents(nowMs)
  const [bossEvent] = bossEvents
  if (nowMs < bossEvent.startMs + MS_PER_DAY) return firstDay(db, bossEvents, playerIds)
  const leavesSoonMs = bossEvent.endMs - LEAVES_SOON_MS
  if (nowMs < leavesSoonMs) return new Map()
  const fought = await foughtIn(db, bossEvent.id, playerIds)
  const today = dayKeyOf(nowMs)
  return new Map(
    playerIds.flatMap((id) => {
      const isDone = countOfDay(fought.get(id) ?? NO_FIGHTS, today) >= BOSS_FIGHTS_A_DAY
      return isDone ? [] : [[id, triggerOf('ending', bossEvent, leavesSoonMs)] as const]
    }),
  )
}

/** Next instant at which time alone can create a boss notification. */
export const nextBossTriggerMs = (nowMs: number): number => {
  const [{ endMs }] = begunBossEvents(nowMs)
  return nowMs < endMs - LEAVES_SOON_MS ? endMs - LEAVES_SOON_MS : endMs
}
