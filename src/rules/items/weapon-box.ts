import type { Rng } from '#rules/prng.ts'
import { type RolledItem, rollItem } from './items.ts'
import type { Rarity } from './rarities.ts'

/** `betterPercent` of the boxes give the `better` rarity. Stored with the roll. */
export interface WeaponBoxOdds {
  readonly rarity: Rarity
  readonly better: Rarity
  readonly betterPercent: number
}

/** One item in ten is uncommon (R32). The Champion's season reward has the same odds (R30). */
export const weaponBoxOdds = (): WeaponBoxOdds => ({ rarity: 'common', better: 'uncommon', betterPercent: 10 })

/** Draws a sword, which is the only weapon (R15, R32). */
export const rollWeaponBox = (
  rng: Rng,
  { rarity, better, betterPercent }: WeaponBoxOdds,
): { readonly item: RolledItem } => ({
  item: rollItem(rng, { type: 'sword', rarity: rng.chance(betterPercent) ? better : rarity }),
})
