import { describe, expect, test } from 'vitest'
import { GEAR_DRAWINGS } from '#assets/art/gear/all.ts'
import { rasterise } from '#assets/build/rasterise.ts'
import { GEAR_SLOTS, type GearSlot, RARITIES, type RarityIndex } from '#assets/manifest/fighter-layers.ts'
import { names } from '#languages/ru/names.ts'
import { type CompanionAnimal, type GearColour, ITEM_LOOKS } from '#rules/items/item-looks.ts'
import { ITEM_NAMES } from '#rules/items/item-names.ts'

type Coloured = Exclude<GearColour, 'leather'>

/** Ranges of hue in degrees; the crimson one continues past 360. Leather, metal and wood have no hue. */
const HUES: Readonly<Record<Coloured, readonly [from: number, to: number]>> = {
  green: [100, 175],
  blue: [190, 240],
  violet: [240, 310],
  gold: [22, 62],
  crimson: [325, 372],
}

const RUSSIAN_COLOURS: Readonly<Record<GearColour, RegExp>> = {
  leather: /^Перв/,
  green: /^(Мохов|Лугов)/,
  blue: /^Небесн|прилива$/,
  violet: /^(Лилов|Сумеречн)/,
  gold: /^Золот|солнца$/,
  crimson: /^Багров|дракона$|феникса$/,
}

const RUSSIAN_ANIMALS: Readonly<Record<CompanionAnimal, RegExp>> = {
  bat: /мышка$/,
  turtle: /черепаха$/,
  owl: /сова$/,
  fox: /лиса$/,
  lion: /лев$/,
  drake: /дракон$/,
}

const hueOf = (r: number, g: number, b: number): number | null => {
  const most = Math.max(r, g, b)
  const span = most - Math.min(r, g, b)
  if (most < 80 || span < 40) return null
  const sixth = most === r ? (g - b) / span : most === g ? (b - r) / span + 2 : (r - g) / span + 4
  return (sixth * 60 + 360) % 360
}

const isWithin = (hue: number, [from, to]: readonly [number, number]): boolean =>
  (hue >= from && hue <= to) || (hue + 360 >= from && hue + 360 <= to)

/** The area in which an item is drawn is wider than an icon, because a glow may leave its box. */
const ROOM = { x: -64, y: -64, width: 384, height: 384 } as const

const mainColour = (slot: GearSlot, tier: RarityIndex): string => {
  const svg = GEAR_DRAWINGS[slot].icon(tier)
  const { pixels } = rasterise({ name: 'icon', svg, box: ROOM, pxPerUnit: 0.25 }, '')
  const covered = new Map(Object.keys(HUES).map((colour) => [colour, 0]))
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4)
    const hue = alpha > 250 ? hueOf(r, g, b) : null
    if (hue === null) continue
    for (const [colour, range] of Object.entries(HUES))
      if (isWithin(hue, range)) covered.set(colour, (covered.get(colour) ?? 0) + 1)
  }
  return [...covered].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

/** Items of another metal than their name says. This star is golden; only its beads are crimson. */
const OTHER_METAL: Readonly<Record<string, GearColour>> = { 'necklace legendary': 'gold' }

const TIERS: readonly Exclude<RarityIndex, 0>[] = [1, 2, 3, 4, 5]

describe('the name of a worn item says what its icon shows (row 39)', () => {
  test('the icon of every coloured rarity is mostly of the colour that its names say', () => {
    const icons = GEAR_SLOTS.flatMap((slot) => TIERS.map((tier) => ({ slot, tier, icon: `${slot} ${RARITIES[tier]}` })))
    const colours = icons.map(({ icon, slot, tier }) => [icon, mainColour(slot, tier)])
    expect(colours).toEqual(
      icons.map(({ icon, tier }) => [icon, OTHER_METAL[icon] ?? ITEM_LOOKS[RARITIES[tier]].colour]),
    )
  })

  test('Russian names say the same colour and the same animal', () => {
    const wrong = GEAR_SLOTS.flatMap((slot) =>
      RARITIES.map((rarity) => ({
        name: names.item[ITEM_NAMES[slot][rarity]] ?? '',
        says:
          slot === 'animal' ? RUSSIAN_ANIMALS[ITEM_LOOKS[rarity].animal] : RUSSIAN_COLOURS[ITEM_LOOKS[rarity].colour],
      })),
    ).filter(({ name, says }) => !says.test(name))
    expect(wrong).toEqual([])
  })

  test('no two items are called the same', () => {
    const all = Object.values(ITEM_NAMES).flatMap((kind) => Object.values(kind))
    expect(new Set(all).size).toBe(all.length)
    expect(new Set(all.map((name) => names.item[name])).size).toBe(all.length)
  })
})
