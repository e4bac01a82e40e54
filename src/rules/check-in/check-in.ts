import { dayStartMs, mondayMs } from '../days.ts'
import type { BoxKind } from '../items/boxes.ts'
import { MS_PER_DAY, tokToNano } from '../units.ts'

/** Reward of one day of the check-in. */
export interface CheckInReward {
  /** 1–7. */
  readonly day: number
  readonly tokNano: number
  /** Opened at once into materials (R34). */
  readonly box: BoxKind | null
}

const DAY_TOK = [1, 1.5, 2, 2.5, 3, 3.5, 5] as const

/** The seven days of the check-in, repeating (R40). */
export const CHECK_IN_REWARDS: readonly CheckInReward[] = DAY_TOK.map((tok, index) => ({
  day: index + 1,
  tokNano: tokToNano(tok),
  box: index + 1 === DAY_TOK.length ? 'wood' : null,
}))

/** Stored check-in; times in milliseconds. Days and weeks are those of UTC, weeks from Monday. */
export interface CheckIn {
  /** Days in a row, the last claimed one included; 0 before the first. */
  readonly streak: number
  readonly lastClaimMs: number | null
  /** Any moment of the last day that a freeze covered. */
  readonly lastFrozenDayMs: number | null
}

/** The check-in of a new player. */
export const NO_CHECK_IN: CheckIn = { streak: 0, lastClaimMs: null, lastFrozenDayMs: null }

/** Current check-in status. */
export interface CheckInView {
  /** Day 1–7 that is claimed next, or today's when today is claimed. */
  readonly day: number
  /** Current streak in days; 0 once it is broken. */
  readonly streak: number
  readonly isClaimedToday: boolean
  /** Whether this week's freeze is available; one that covers yesterday counts as used. */
  readonly isFreezeAvailable: boolean
}

const rewardDay = (streak: number): number => ((streak - 1) % CHECK_IN_REWARDS.length) + 1

interface Continuation {
  /** Days in a row before today's claim. */
  readonly streak: number
  readonly frozenDayMs: number | null
}

/** Today's streak: kept after yesterday's claim, and after one missed day covered by a freeze (R40). */
const continuation = (state: CheckIn, nowMs: number): Continuation => {
  if (state.lastClaimMs === null) return { streak: 0, frozenDayMs: state.lastFrozenDayMs }
  const missedDays = Math.round((dayStartMs(nowMs) - dayStartMs(state.lastClaimMs)) / MS_PER_DAY) - 1
  if (missedDays <= 0) return { streak: state.streak, frozenDayMs: state.lastFrozenDayMs }
  const missedMs = dayStartMs(state.lastClaimMs) + MS_PER_DAY
  const isFreezeUsed = state.lastFrozenDayMs !== null && mondayMs(state.lastFrozenDayMs) === mondayMs(missedMs)
  return missedDays === 1 && !isFreezeUsed
    ? { streak: state.streak, frozenDayMs: missedMs }
    : { streak: 0, frozenDayMs: state.lastFrozenDayMs }
}

const isClaimedOn = (state: CheckIn, nowMs: number): boolean =>
  state.lastClaimMs !== null && dayStartMs(state.lastClaimMs) >= dayStartMs(nowMs)

/** The check-in at this moment (R40). */
export const checkInView = (state: CheckIn, nowMs: number): CheckInView => {
  const isClaimedToday = isClaimedOn(state, nowMs)
  const { frozenDayMs, streak } = continuation(state, nowMs)
  return {
    day: rewardDay(isClaimedToday ? streak : streak + 1),
    streak,
    isClaimedToday,
    isFreezeAvailable: frozenDayMs === null || mondayMs(frozenDayMs) !== mondayMs(nowMs),
  }
}

/**
 * Claims today's check-in (R40): the streak grows by one, or restarts at 1. One missed day is forgiven once a week,
 * by the freeze of the week in which it lies; two in a row are not. Null when today is claimed already.
 */
export const claimCheckIn = (
  state: CheckIn,
  nowMs: number,
): { readonly next: CheckIn; readonly reward: CheckInReward } | null => {
  if (isClaimedOn(state, nowMs)) return null
  const { frozenDayMs, streak } = continuation(state, nowMs)
  const reward = CHECK_IN_REWARDS[rewardDay(streak + 1) - 1]
  if (!reward) throw new RangeError(`No reward for a streak of ${streak + 1} days`)
  return { next: { streak: streak + 1, lastClaimMs: nowMs, lastFrozenDayMs: frozenDayMs }, reward }
}
