import { GEAR_SLOTS, type Worn, wornFromCosmetic } from '../../../../assets/manifest/fighter-layers.ts'
import type { Cosmetic } from '../../../contracts/wire.ts'

/** Whether all that is worn has the look of its rarity: no slug is another than its slot's and rarity's. */
const isPlain = (cosmetic: Cosmetic): boolean =>
  GEAR_SLOTS.every((slot) => {
    const item = cosmetic[slot]
    return !item || item.slug === `${slot}-${item.rarity}`
  })

/**
 * What is worn, named items as themselves (rows 39, 86). Which slugs are named is loaded where one may be worn: home's first
 * screen is without it.
 */
export const loadWorn = async (cosmetic: Cosmetic): Promise<Worn> =>
  isPlain(cosmetic)
    ? wornFromCosmetic(cosmetic)
    : (await import('../../../../assets/manifest/named-items.ts')).wornWithSpecials(cosmetic)
