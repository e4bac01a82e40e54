import type { Rng } from '../prng.ts'
import { type RolledItem, rollItem } from './items.ts'
import type { Rarity } from './rarities.ts'

/** The odds of a common weapon box: one weapon, by how many in a hundred boxes it is better. A roll is stored with its odds. */
export interface WeaponBoxOdds {
  readonly rarity: Rarity
  readonly better: Rarity
  readonly betterPercent: number
}

/** The odds of a common weapon box, which the season's end of the Champion brings too (R30): a common weapon, one in ten uncommon (R32). */
export const weaponBoxOdds = (): WeaponBoxOdds => ({ rarity: 'common', better: 'uncommon', betterPercent: 10 })

/** Opens a weapon box: weapons are swords (R15, R32). */
export const rollWeaponBox = (
  rng: Rng,
  { rarity, better, betterPercent }: WeaponBoxOdds,
): { readonly item: RolledItem } => ({
  item: rollItem(rng, { type: 'sword', rarity: rng.chance(betterPercent) ? better : rarity }),
})
