import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'

export const AD_PURPOSES = ['credit', 'boost'] as const
export type AdPurpose = (typeof AD_PURPOSES)[number]

/** Ad credits per UTC day (R21). Ads for boosts have a separate limit (R42). */
export const AD_CREDITS_PER_DAY = 5
/** Minimum time between the starts of two ads of any purpose (R21). */
export const AD_START_INTERVAL_MS = MS_PER_MINUTE
export const AD_CONFIRM_WITHIN_MS = 10 * MS_PER_MINUTE
export const STAND_IN_AD_MS = 5 * MS_PER_SECOND
