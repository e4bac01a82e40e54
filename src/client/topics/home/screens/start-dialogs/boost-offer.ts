import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import { dayKeyOf } from '#rules/days.ts'

const KEY = 'boosts-offered'

/** Returns the UTC day (`2026-11-21`) of the last automatic boosts dialog; empty before the first. */
export const boostsOfferedOn = (): string => readOwn(KEY) ?? ''

export const markBoostsOffered = (nowMs: number): void => writeOwn(KEY, dayKeyOf(nowMs))

/** One is available, none runs or waits, and none opened today (A4, R42, row 42). After joining only from the first claim. */
export const isBoostOfferDue = (player: {
  readonly nowMs: number
  readonly offeredOn: string
  readonly isAnyAvailable: boolean
  /** End of the last boost in seconds, or null. */
  readonly endsAt: number | null
  readonly isFirstSession: boolean
  readonly hasClaimed: boolean
}): boolean =>
  player.endsAt === null &&
  player.isAnyAvailable &&
  player.offeredOn < dayKeyOf(player.nowMs) &&
  (!player.isFirstSession || player.hasClaimed)
