import type { Rng } from '#rules/prng.ts'
import { type RolledItem, rollItem } from './items.ts'
import type { Rarity } from './rarities.ts'

/** `betterPercent` of boxes give the better rarity. Stored with the roll. */
export interface WeaponBoxOdds {
  readonly rarity: Rarity
  readonly better: Rarity
  readonly betterPercent: number
}

/** One in ten is uncommon (R32). Also the Champion's season reward (R30). */
export const weaponBoxOdds = (): WeaponBoxOdds => ({ rarity: 'common', better: 'uncommon', betterPercent: 10 })

/** Weapons are swords (R15, R32). */
export const rollWeaponBox = (
  rng: Rng,
  { rarity, better, betterPercent }: WeaponBoxOdds,
): { readonly item: RolledItem } => ({
  item: rollItem(rng, { type: 'sword', rarity: rng.chance(betterPercent) ? better : rarity }),
})
