import { MS_PER_MINUTE, MS_PER_SECOND } from '../units.ts'

/** Purpose of an ad: a credit for a free re-roll (R21) or a mining boost (R42). */
export const AD_PURPOSES = ['credit', 'boost'] as const
export type AdPurpose = (typeof AD_PURPOSES)[number]

/** Maximum ad credits per UTC day (R21). Boosts have their own limit (R42). */
export const AD_CREDITS_PER_DAY = 5
/** Minimum time between the starts of two ads of any purpose (R21). */
export const AD_START_INTERVAL_MS = MS_PER_MINUTE
/** How long after its start an ad can still be confirmed. */
export const AD_CONFIRM_WITHIN_MS = 10 * MS_PER_MINUTE
/** Watch time of the fake ad in local mode (R21). */
export const STAND_IN_AD_MS = 5 * MS_PER_SECOND
