import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { wardrobeQuery } from './queries.ts'

export const wardrobeEffects: MutationEffects<'wardrobe.buy' | 'wardrobe.wear'> = {
  'wardrobe.buy': {
    set: (client, { balance, wardrobe }) => {
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, wardrobeQuery, wardrobe)
    },
    staleOnFailure: ['wardrobe.get', 'users.balance', 'users.me'],
  },
  'wardrobe.wear': {
    set: (client, wardrobe) => {
      setAnswer(client, wardrobeQuery, wardrobe)
      setAnswer(client, combatProfileQuery, (own) => ({ ...own, cosmetic: { ...own.cosmetic, looks: wardrobe.worn } }))
    },
    stale: ['combats.me'],
    staleOnFailure: ['wardrobe.get', 'combats.me'],
  },
}
