import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { adCreditsQuery } from '#client/topics/ads/queries.ts'
import { DRESSED, ITEMS, setOwnItems, WORN } from '#client/topics/items/cache.ts'
import { ROLLED } from '#client/topics/luck/cache.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import type { CallName } from '#contracts/calls.ts'
import { freeRerolledQuery, rerollCountQuery } from './queries.ts'

const SMITH = [
  ...WORN,
  ...ROLLED,
  'materials.mine',
  'equipments.dismantlePreview',
  'upgrades.missions',
] as const satisfies readonly CallName[]

export const blacksmithEffects: MutationEffects<
  | 'equipments.refine'
  | 'equipments.awaken'
  | 'equipments.dismantle'
  | 'equipments.reroll'
  | 'equipments.adsReroll'
  | 'equipments.polish'
> = {
  'equipments.refine': { stale: SMITH, staleOnFailure: SMITH },
  'equipments.awaken': { stale: SMITH, staleOnFailure: SMITH },
  'equipments.dismantle': { stale: [...ITEMS, 'materials.mine'], staleOnFailure: ITEMS },
  'equipments.reroll': {
    set: (client, { balance, equipment, reroll_count }) => {
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, rerollCountQuery(equipment.id), reroll_count)
      setOwnItems(client, [equipment])
    },
    stale: [...DRESSED, ...ROLLED, 'equipments.equipped', 'equipments.rerollCount'],
    staleOnFailure: ['equipments.mine', 'equipments.rerollCount', 'users.balance'],
  },
  'equipments.polish': {
    set: (client, { balance, equipment }) => {
      setAnswer(client, balanceQuery, balance)
      setOwnItems(client, [equipment])
    },
    stale: [...DRESSED, 'equipments.equipped'],
    staleOnFailure: ['equipments.mine', 'users.balance', 'users.me'],
  },
  'equipments.adsReroll': {
    set: (client, { ads_count, equipment, free_rerolled }) => {
      setAnswer(client, adCreditsQuery, ads_count)
      setAnswer(client, freeRerolledQuery(equipment.id), free_rerolled)
      setOwnItems(client, [equipment])
    },
    stale: [...DRESSED, ...ROLLED, 'equipments.equipped', 'equipments.freeRerolled', 'ads.count'],
    staleOnFailure: ['equipments.mine', 'equipments.freeRerolled', 'ads.count'],
  },
}
