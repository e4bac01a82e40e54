import { CLAIM_MIN_INTERVAL_MS } from '../../../rules/constants.ts'
import { dayKeyOf } from '../../../rules/days.ts'
import { readOwn, writeOwn } from '../../platform/player-store.ts'

const KEY = 'boosts-offered'

/** Day (UTC, `2026-11-21`) on which the boosts dialog has opened by itself last; empty before the first. */
export const boostsOfferedOn = (): string => readOwn(KEY) ?? ''

/** The boosts dialog has opened by itself today. */
export const markBoostsOffered = (nowMs: number): void => writeOwn(KEY, dayKeyOf(nowMs))

/**
 * Whether the boosts dialog opens by itself (A4, R42, row 42): the player has no boost that runs or waits, one can be had,
 * and it has not opened today. A player who joined minutes ago has mined nothing yet that could be doubled: not before
 * the first claim can be made.
 */
export const isBoostOfferDue = (player: {
  readonly nowMs: number
  readonly joinedMs: number
  readonly offeredOn: string
  readonly isAnyAvailable: boolean
  /** End of the last boost, seconds; null when there is none. */
  readonly endsAt: number | null
}): boolean =>
  player.endsAt === null &&
  player.isAnyAvailable &&
  player.offeredOn < dayKeyOf(player.nowMs) &&
  player.nowMs - player.joinedMs >= CLAIM_MIN_INTERVAL_MS
