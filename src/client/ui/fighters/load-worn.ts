import { GEAR_SLOTS, type Worn, wornFromCosmetic } from '#assets/manifest/fighter-layers.ts'
import type { Cosmetic } from '#contracts/wire.ts'

/** Every item has the default look of its slot and rarity. */
const isPlain = (cosmetic: Cosmetic): boolean =>
  GEAR_SLOTS.every((slot) => {
    const item = cosmetic[slot]
    return !item || item.slug === `${slot}-${item.rarity}`
  })

/** The list of named items loads only if one may be worn: it is not part of the first screen (rows 39, 86). */
export const loadWorn = async (cosmetic: Cosmetic): Promise<Worn> =>
  isPlain(cosmetic)
    ? wornFromCosmetic(cosmetic)
    : (await import('#assets/manifest/named-items.ts')).wornWithSpecials(cosmetic)
