import type { Cosmetic } from '#contracts/wire.ts'
import type { WornType } from '#rules/items/item-kinds.ts'
import type { ItemLooks } from '#rules/items/item-looks.ts'
import type { PackName } from './names.ts'
import { buildOfHouse, HELMET_FIT, PET_PARTS, type PetName, type PetPart, petOfHouse } from './pets.ts'
import {
  type BoneName,
  FACE_NAMES,
  type FaceName,
  type Fit,
  GEAR_PARTS,
  type LayerSlot,
  type Part,
  SLOT_ORDER,
} from './rig.ts'
import type { NamedSlug } from './special-slugs.ts'

/** Kinds of gear that a fighter visibly wears (row 39), with their names in the API. */
export const GEAR_SLOTS = Object.keys(GEAR_PARTS) as readonly GearSlot[]
export type GearSlot = WornType

export type RarityIndex = 0 | 1 | 2 | 3 | 4 | 5

export const RARITIES = ['prototype', 'common', 'uncommon', 'rare', 'epic', 'legendary'] as const

export type LookOf<T extends RarityIndex> = ItemLooks[(typeof RARITIES)[T]]

/** Has a drawing for this item instead of one for its rarity (see `named-items.ts`). */
export interface WornSpecial {
  readonly special: NamedSlug
}

export type Worn = Readonly<Partial<Record<GearSlot, RarityIndex | WornSpecial>>>

export interface FighterLayer {
  readonly pack: PackName
  readonly frame: string
  readonly bone: BoneName
  readonly slot: LayerSlot
  readonly faceFrames?: Readonly<Record<FaceName, string>>
  /** Before placing the sprite, combine it with the solved bone by `applyFit`. */
  readonly fit?: Fit
}

export const petFrame = (pet: PetName, part: PetPart, face?: FaceName): string =>
  `${pet}/${part.slot}.${part.bone}${face ? `@${face}` : ''}`

export const gearFrame = (rarity: RarityIndex, part: Part): string => `t${rarity}/${part.slot}.${part.bone}`

export const specialFrame = (slug: NamedSlug, part: Part): string => `special/${slug}/${part.slot}.${part.bone}`

const gearLayer = (item: RarityIndex | WornSpecial, { slot, bone }: Part): FighterLayer =>
  typeof item === 'number'
    ? { pack: 'gear', frame: gearFrame(item, { slot, bone }), bone, slot }
    : { pack: 'gear-special', frame: specialFrame(item.special, { slot, bone }), bone, slot }

const petLayer = (pet: PetName, part: PetPart, slot: LayerSlot): FighterLayer => {
  const pack: PackName = `pet-${pet}`
  if (part.slot !== 'face') return { pack, frame: petFrame(pet, part), bone: part.bone, slot }
  const faceFrames = {} as Record<FaceName, string>
  for (const face of FACE_NAMES) faceFrames[face] = petFrame(pet, part, face)
  return { pack, frame: faceFrames.idle, bone: part.bone, slot, faceFrames }
}

const hiddenByGear = (part: PetPart, worn: Worn): boolean => {
  if (!part.signature) return false
  if (part.slot === 'headFront') return worn.helmet !== undefined
  return worn.necklace !== undefined || worn.armor !== undefined
}

export const byDepth = (a: FighterLayer, b: FighterLayer): number =>
  SLOT_ORDER.indexOf(a.slot) - SLOT_ORDER.indexOf(b.slot)

/**
 * Back to front. Gear replaces the pet's own accessories that it covers (row 39, B3). Throws for a house id outside
 * 0–7.
 */
export const fighterLayers = ({ houseId, worn }: { houseId: number; worn: Worn }): FighterLayer[] => {
  const pet = petOfHouse(houseId)
  const fits = { ...buildOfHouse(houseId).fits, helmet: HELMET_FIT[pet] }
  const layers: FighterLayer[] = []
  const add = (layer: FighterLayer): void => {
    const fit = fits[layer.bone]
    layers.push(fit ? { ...layer, fit } : layer)
  }
  for (const part of PET_PARTS[pet]) {
    if (hiddenByGear(part, worn)) continue
    add(petLayer(pet, part, part.overHelmet && worn.helmet !== undefined ? 'ears' : part.slot))
  }
  for (const gear of GEAR_SLOTS) {
    const item = worn[gear]
    if (item === undefined) continue
    for (const part of GEAR_PARTS[gear]) add(gearLayer(item, part))
  }
  // Sorting is stable: within a slot the pet stays below its gear.
  return layers.sort(byDepth)
}

export const packsOf = (layers: readonly FighterLayer[]): PackName[] => [...new Set(layers.map((layer) => layer.pack))]

/** `cosmetic` comes from the API (row 91). */
export const wornFromCosmetic = (cosmetic: Cosmetic): Worn => {
  const worn: Partial<Record<GearSlot, RarityIndex>> = {}
  for (const slot of GEAR_SLOTS) {
    const item = cosmetic[slot]
    if (item) worn[slot] = RARITIES.indexOf(item.rarity) as RarityIndex
  }
  return worn
}
