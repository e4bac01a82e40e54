import type { ItemType, WornType } from './item-kinds.ts'
import type { ItemLooks } from './item-looks.ts'
import type { Rarity } from './rarities.ts'

type Names = readonly [
  prototype: string,
  common: string,
  uncommon: string,
  rare: string,
  epic: string,
  legendary: string,
]

const byRarity = ([prototype, common, uncommon, rare, epic, legendary]: Names): Record<Rarity, string> => ({
  prototype,
  common,
  uncommon,
  rare,
  epic,
  legendary,
})

type Gear<R extends Rarity> = `${ItemLooks[R]['words'][number]} ${string}`
type Companion<R extends Rarity> = `${string} ${Capitalize<ItemLooks[R]['animal']>}`

const gear = (
  ...names: readonly [
    Gear<'prototype'>,
    Gear<'common'>,
    Gear<'uncommon'>,
    Gear<'rare'>,
    Gear<'epic'>,
    Gear<'legendary'>,
  ]
): Record<Rarity, string> => byRarity(names)

const companions = (
  ...names: readonly [
    Companion<'prototype'>,
    Companion<'common'>,
    Companion<'uncommon'>,
    Companion<'rare'>,
    Companion<'epic'>,
    Companion<'legendary'>,
  ]
): Record<Rarity, string> => byRarity(names)

const unworn = (...names: Names): Record<Rarity, string> => byRarity(names)

const WORN_NAMES: Readonly<Record<WornType, Readonly<Record<Rarity, string>>>> = {
  sword: gear('First Blade', 'Moss Sword', 'Tidal Edge', 'Violet Blade', 'Golden Fang', 'Dragon Flame'),
  shield: gear('First Shield', 'Moss Shield', 'Sky Ward', 'Violet Guard', 'Golden Bastion', 'Crimson Aegis'),
  wings: gear('First Wings', 'Meadow Wings', 'Sky Wings', 'Violet Wings', 'Sun Wings', 'Phoenix Wings'),
  necklace: gear('First Charm', 'Meadow Charm', 'Tidal Charm', 'Violet Gem', 'Golden Star', 'Dragon Eye'),
  animal: companions('Twilight Bat', 'Meadow Turtle', 'Moon Owl', 'Violet Fox', 'Sun Lion', 'Crimson Drake'),
  helmet: gear('First Helmet', 'Moss Helmet', 'Sky Helmet', 'Violet Helmet', 'Sun Helmet', 'Dragon Helmet'),
  armor: gear('First Armor', 'Moss Cuirass', 'Tidal Cuirass', 'Dusk Plate', 'Golden Plate', 'Crimson Plate'),
  boots: gear('First Boots', 'Moss Boots', 'Tidal Boots', 'Violet Striders', 'Golden Striders', 'Crimson Striders'),
}

/** For display only, because the slug identifies an item. */
export const ITEM_NAMES: Readonly<Record<ItemType, Readonly<Record<Rarity, string>>>> = {
  ...WORN_NAMES,
  supply: unworn('First Ration', 'Field Ration', 'Herb Pouch', 'Tide Tonic', 'Violet Elixir', 'Sun Nectar'),
  key: unworn('First Key', 'Wooden Key', 'Iron Key', 'Tide Key', 'Violet Key', 'Sun Key'),
}

/**
 * A stored item keeps the name it was made with. A plain item's current name therefore comes from its kind and rarity.
 */
export const currentItemName = ({
  slug,
  type,
  rarity,
  name,
}: {
  readonly slug: string
  readonly type: ItemType
  readonly rarity: Rarity
  readonly name: string
}): string => (slug === `${type}-${rarity}` ? ITEM_NAMES[type][rarity] : name)
