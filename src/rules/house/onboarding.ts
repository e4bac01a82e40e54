import { tokToNano } from '#rules/units.ts'

export const WELCOME_REWARD_NANO = tokToNano(5)
export const HOUSE_BONUS_NANO = tokToNano(5)

/** In the order in which the ledger gets them (R04, T23). */
export const ONBOARDING_REWARDS = [
  { reason: 'onboarding-welcome', amountNano: WELCOME_REWARD_NANO },
  { reason: 'onboarding-house', amountNano: HOUSE_BONUS_NANO },
] as const
