import {
  type FighterLayer,
  fighterLayers,
  GEAR_SLOTS,
  type Worn,
  wornFromCosmetic,
} from '#assets/manifest/fighter-layers.ts'
import type { Cosmetic } from '#contracts/wire.ts'

/** True if every item has the default look of its slot and rarity. */
const isPlain = (cosmetic: Cosmetic): boolean =>
  GEAR_SLOTS.every((slot) => {
    const item = cosmetic[slot]
    return !item || item.slug === `${slot}-${item.rarity}`
  })

/** Imports named items only if one may be worn, because the first screen does without them (rows 39, 86). */
const loadWorn = async (cosmetic: Cosmetic): Promise<Worn> =>
  isPlain(cosmetic)
    ? wornFromCosmetic(cosmetic)
    : (await import('#assets/manifest/named-items.ts')).wornWithSpecials(cosmetic)

export const loadLayers = async (houseId: number, cosmetic: Cosmetic | null): Promise<FighterLayer[]> => {
  const layers = fighterLayers({ houseId, worn: cosmetic ? await loadWorn(cosmetic) : {} })
  const cape = cosmetic?.looks?.cape
  return cape ? (await import('#assets/manifest/cape-layers.ts')).withCape(layers, houseId, cape) : layers
}
