import { dayStartMs, mondayMs } from '#rules/days.ts'
import type { BoxKind } from '#rules/items/boxes.ts'
import { MS_PER_DAY, tokToNano } from '#rules/units.ts'

export interface CheckInReward {
  readonly day: number
  readonly tokNano: number
  /** The claim opens the box into materials (R34). */
  readonly box: BoxKind | null
}

const DAY_TOK = [1, 1.5, 2, 2.5, 3, 3.5, 5] as const

/** Rewards of seven days, after which they repeat (R40). */
export const CHECK_IN_REWARDS: readonly CheckInReward[] = DAY_TOK.map((tok, index) => ({
  day: index + 1,
  tokNano: tokToNano(tok),
  box: index + 1 === DAY_TOK.length ? 'wood' : null,
}))

/** State after the last claim. Days are UTC, weeks begin on Monday. */
export interface CheckIn {
  /** Claimed days in a row. Days forgiven by a freeze do not count. 0 before the first claim. */
  readonly streak: number
  readonly lastClaimMs: number | null
  /** An instant within the last day that a freeze forgave. */
  readonly lastFrozenDayMs: number | null
}

export const NO_CHECK_IN: CheckIn = { streak: 0, lastClaimMs: null, lastFrozenDayMs: null }

export interface CheckInView {
  readonly day: number
  readonly streak: number
  readonly isClaimedToday: boolean
  /** False if this week's freeze is used, or would be used by a claim now. */
  readonly isFreezeAvailable: boolean
}

const rewardDay = (streak: number): number => ((streak - 1) % CHECK_IN_REWARDS.length) + 1

interface Continuation {
  readonly streak: number
  readonly frozenDayMs: number | null
}

/** A streak continues after a claim yesterday, or after one missed day if that week's freeze is unused (R40). */
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

/** Null if already claimed today (R40). One missed day per week is forgiven, but two in a row always end the streak. */
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
