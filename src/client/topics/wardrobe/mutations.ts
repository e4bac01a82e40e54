import type { QueryClient } from '@tanstack/react-query'
import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import type { CallData } from '#contracts/schemas.ts'
import { wardrobeQuery } from './queries.ts'

/** A bought look is put on at once, so the fighter's profile changes as well. */
const setWardrobe = (client: QueryClient, wardrobe: CallData<'wardrobe.get'>): void => {
  setAnswer(client, wardrobeQuery, wardrobe)
  setAnswer(client, combatProfileQuery, (own) => ({ ...own, cosmetic: { ...own.cosmetic, looks: wardrobe.worn } }))
}

export const wardrobeEffects: MutationEffects<'wardrobe.buy' | 'wardrobe.wear'> = {
  'wardrobe.buy': {
    set: (client, { balance, wardrobe }) => {
      setAnswer(client, balanceQuery, balance)
      setWardrobe(client, wardrobe)
    },
    stale: ['combats.me'],
    staleOnFailure: ['wardrobe.get', 'users.balance', 'combats.me'],
  },
  'wardrobe.wear': {
    set: setWardrobe,
    stale: ['combats.me'],
    staleOnFailure: ['wardrobe.get', 'combats.me'],
  },
}
