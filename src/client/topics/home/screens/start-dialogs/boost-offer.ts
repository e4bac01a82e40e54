import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import { dayKeyOf } from '#rules/days.ts'

const KEY = 'boosts-offered'

/** Returns the UTC day (`2026-11-21`) of the last automatic boosts dialog; empty before the first. */
export const boostsOfferedOn = (): string => readOwn(KEY) ?? ''

export const markBoostsOffered = (nowMs: number): void => writeOwn(KEY, dayKeyOf(nowMs))

/**
 * True if a boost is available, none runs or waits, and the dialog has not opened today (A4, R42, row 42). In the first
 * session only after a claim.
 */
export const isBoostOfferDue = (player: {
  readonly nowMs: number
  readonly offeredOn: string
  readonly isAnyAvailable: boolean
  /** When the last boost ends, in seconds since the epoch, or null. */
  readonly endsAt: number | null
  readonly isFirstSession: boolean
  readonly hasClaimed: boolean
}): boolean =>
  player.endsAt === null &&
  player.isAnyAvailable &&
  player.offeredOn < dayKeyOf(player.nowMs) &&
  (!player.isFirstSession || player.hasClaimed)
