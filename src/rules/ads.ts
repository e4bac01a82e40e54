import { MS_PER_MINUTE, MS_PER_SECOND } from './units.ts'

/** What an ad is watched for: a credit for a free re-roll (R21) or a mining boost (R42). */
export type AdPurpose = 'credit' | 'boost'

/** Credits that ads can bring in one UTC day (R21). Boosts have their own limit (R42). */
export const AD_CREDITS_PER_DAY = 5
/** Shortest time between the starts of two ads, whatever they are for (R21). */
export const AD_START_INTERVAL_MS = MS_PER_MINUTE
/** How long after its start an ad can still be confirmed. */
export const AD_CONFIRM_WITHIN_MS = 15 * MS_PER_MINUTE
/** How long the stand-in ad of local mode must be watched (R21). */
export const STAND_IN_AD_MS = 5 * MS_PER_SECOND
