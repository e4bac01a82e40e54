import { dayKeyOf } from '../../../../../rules/days.ts'
import { readOwn, writeOwn } from '../../../../platform/player-store.ts'

const KEY = 'boosts-offered'

/** Returns the UTC day (`2026-11-21`) of the last automatic boosts dialog; empty before the first. */
export const boostsOfferedOn = (): string => readOwn(KEY) ?? ''

export const markBoostsOffered = (nowMs: number): void => writeOwn(KEY, dayKeyOf(nowMs))

/**
 * Returns whether the boosts dialog opens automatically (A4, R42, row 42): no boost runs or is queued, one is available, and
 * it has not opened today. In the session of joining it waits for the first claim: before it there is nothing to double.
 */
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
