import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { MET } from '#client/topics/kombat/cache.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { balanceQuery, lastClaimQuery } from '#client/topics/mining/queries.ts'
import { SWITCH_HOUSE_NANO } from '#rules/house/switch-house.ts'
import { houseTermsQuery } from './queries.ts'

export const houseEffects: MutationEffects<'users.onboard' | 'combats.house' | 'combats.petName'> = {
  'users.onboard': {
    set: (client, { balance, last_claim }) => {
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, lastClaimQuery, last_claim)
    },
    stale: ['season.me', 'users.firstDays', 'users.fairPlay'],
  },
  'combats.house': {
    set: (client, { profile, balance, next_switch_at }) => {
      setAnswer(client, combatProfileQuery, profile)
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, houseTermsQuery, { cost: SWITCH_HOUSE_NANO, allowed_from: next_switch_at })
    },
    // The wings of the first days and the season's cape depend on the house.
    stale: [...MET, 'users.firstDays', 'wardrobe.get'],
    staleOnFailure: ['combats.me', 'users.balance', 'combats.houseTerms'],
  },
  'combats.petName': {
    set: (client, { profile, balance }) => {
      setAnswer(client, combatProfileQuery, profile)
      setAnswer(client, balanceQuery, balance)
    },
    stale: MET,
    staleOnFailure: ['combats.me', 'users.balance'],
  },
}
