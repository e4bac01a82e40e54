import type { Rng } from '#rules/prng.ts'
import { type RolledItem, rollItem } from './items.ts'
import type { Rarity } from './rarities.ts'

/** `betterPercent` is the chance of the rarity `better` instead of `rarity`. Stored with the roll (R46). */
export interface WeaponBoxOdds {
  readonly rarity: Rarity
  readonly better: Rarity
  readonly betterPercent: number
}

/** Also the odds of the weapon box in Champion's season reward (R30, R32). */
export const weaponBoxOdds = (): WeaponBoxOdds => ({ rarity: 'common', better: 'uncommon', betterPercent: 10 })

/** Swords are the only weapons (R15, R32). */
export const rollWeaponBox = (
  rng: Rng,
  { rarity, better, betterPercent }: WeaponBoxOdds,
): { readonly item: RolledItem } => ({
  item: rollItem(rng, { type: 'sword', rarity: rng.chance(betterPercent) ? better : rarity }),
})
