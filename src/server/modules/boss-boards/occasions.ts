import type { Kysely } from 'kysely'
import { BOSS_FIGHTS_A_DAY } from '#rules/boss/boss.ts'
import { type BossStay, begunStays } from '#rules/boss/boss-calendar.ts'
import { countOfDay, type DayCount, dayKeyOf } from '#rules/days.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import type { Database } from '#server/db/database.ts'
import { newestRewardsOf } from '#server/modules/inbox/service.ts'
import type { Occasion } from '#server/notification-trigger.ts'
import { foughtIn } from './store.ts'

/** On the event's last day, as long as a notification stays valid. */
const LEAVES_SOON_MS = 12 * MS_PER_HOUR

const NO_FIGHTS: DayCount = { day: null, count: 0 }

const occasionOf = (kind: 'begun' | 'ending' | 'rewards', stay: BossStay, atMs: number): Occasion => ({
  kind: 'boss',
  subject: `${kind}:${stay.id}`,
  atMs,
})

/** Rewards of the previous event, else the arrival, for players who have not met the boss. */
const firstDay = async (
  db: Kysely<Database>,
  [now, before]: readonly [BossStay, ...BossStay[]],
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Occasion>> => {
  const fought = await foughtIn(db, now.id, playerIds)
  const rewards = before
    ? await newestRewardsOf(db, playerIds, ['boss-place', 'boss-guild-place'], before.endMs)
    : new Map()
  const found = new Map<bigint, Occasion>()
  for (const id of playerIds) {
    const reward = rewards.get(id)
    // Claiming them means that the player was here after the new boss arrived.
    if (before && reward) {
      if (reward.waits) found.set(id, occasionOf('rewards', before, reward.atMs))
    } else if (!fought.has(id)) found.set(id, occasionOf('begun', now, now.startMs))
  }
  return found
}

/** Extra 8. First day: waiting rewards or arrival; last day: fights left. At most two statements, none on days between. */
export const bossOccasions = async (
  db: Kysely<Database>,
  playerIds: readonly bigint[],
  nowMs: number,
): Promise<ReadonlyMap<bigint, Occasion>> => {
  const stays = begunStays(nowMs)
  const [stay] = stays
  if (nowMs < stay.startMs + MS_PER_DAY) return firstDay(db, stays, playerIds)
  const leavesSoonMs = stay.endMs - LEAVES_SOON_MS
  if (nowMs < leavesSoonMs) return new Map()
  const fought = await foughtIn(db, stay.id, playerIds)
  const today = dayKeyOf(nowMs)
  return new Map(
    playerIds.flatMap((id) => {
      const isDone = countOfDay(fought.get(id) ?? NO_FIGHTS, today) >= BOSS_FIGHTS_A_DAY
      return isDone ? [] : [[id, occasionOf('ending', stay, leavesSoonMs)] as const]
    }),
  )
}

/** Next instant at which time alone can create a boss notification. */
export const nextBossOccasionMs = (nowMs: number): number => {
  const [{ endMs }] = begunStays(nowMs)
  return nowMs < endMs - LEAVES_SOON_MS ? endMs - LEAVES_SOON_MS : endMs
}
