import { GEAR_SLOTS, type GearSlot, RARITIES, type RarityIndex, type Worn } from '#assets/manifest/fighter-layers.ts'
import { NAMED_ITEMS } from '#assets/manifest/named-items.ts'
import { type AddressField, choice } from '#workbench/kit/address-field.ts'

export const BARE = 'none'
/** `BARE`, a rarity, or the slug of a named item. */
export type GearChoice = string

export const gearChoices = (slot: GearSlot): readonly GearChoice[] => [
  BARE,
  ...RARITIES,
  ...[...NAMED_ITEMS].filter(([, item]) => item.slot === slot).map(([slug]) => slug),
]

export const GEAR_FIELDS = Object.fromEntries(
  GEAR_SLOTS.map((slot) => [slot, choice(gearChoices(slot), BARE)]),
) as Record<GearSlot, AddressField<GearChoice>>

/** Undefined if the slot is empty. */
export const wornChoice = (words: GearChoice): Worn[GearSlot] => {
  const rarity = (RARITIES as readonly string[]).indexOf(words)
  if (rarity >= 0) return rarity as RarityIndex
  const special = NAMED_ITEMS.get(words)?.slug
  return special === undefined ? undefined : { special }
}

export const wornOf = (choices: Readonly<Record<GearSlot, GearChoice>>): Worn => {
  const worn: { -readonly [Slot in GearSlot]?: Worn[Slot] } = {}
  for (const slot of GEAR_SLOTS) {
    const item = wornChoice(choices[slot])
    if (item !== undefined) worn[slot] = item
  }
  return worn
}

/** A slot that does not offer this choice stays empty. */
export const everySlot = (words: GearChoice): Record<GearSlot, GearChoice> =>
  Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, gearChoices(slot).includes(words) ? words : BARE])) as Record<
    GearSlot,
    GearChoice
  >
