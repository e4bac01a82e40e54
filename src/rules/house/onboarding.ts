import { tokToNano } from '../units.ts'

/** TOK for joining, once (R04). */
export const WELCOME_REWARD_NANO = tokToNano(5)
/** TOK for playing the chosen house, once (R04). */
export const HOUSE_BONUS_NANO = tokToNano(5)

/** The two ledger rows of the onboarding, in their order (R04, T23). */
export const ONBOARDING_REWARDS = [
  { reason: 'onboarding-welcome', amountNano: WELCOME_REWARD_NANO },
  { reason: 'onboarding-house', amountNano: HOUSE_BONUS_NANO },
] as const
