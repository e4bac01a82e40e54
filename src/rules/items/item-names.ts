import type { ItemType } from './item-kinds.ts'
import type { Rarity } from './rarities.ts'

const byRarity = (
  prototype: string,
  common: string,
  uncommon: string,
  rare: string,
  epic: string,
  legendary: string,
): Record<Rarity, string> => ({
  prototype,
  common,
  uncommon,
  rare,
  epic,
  legendary,
})

/** Display names of the items by kind and rarity. For display only; the slug is the key. */
export const ITEM_NAMES: Readonly<Record<ItemType, Readonly<Record<Rarity, string>>>> = {
  sword: byRarity('First Blade', 'Oak Sword', 'Iron Edge', 'Tidal Sabre', 'Violet Fang', 'Sunbreaker'),
  shield: byRarity('First Shield', 'Barrel Lid', 'Iron Ward', 'Tidal Guard', 'Violet Bastion', 'Sunwall'),
  wings: byRarity('First Wings', 'Paper Wings', 'Leaf Wings', 'Gale Wings', 'Dusk Wings', 'Phoenix Wings'),
  necklace: byRarity('First Charm', 'Acorn Charm', 'Jade Charm', 'Tide Pearl', 'Violet Star', 'Sun Heart'),
  animal: byRarity('First Friend', 'Meadow Chick', 'Fern Fox', 'River Otter', 'Night Owl', 'Sun Drake'),
  helmet: byRarity('First Helmet', 'Bucket Helmet', 'Iron Helmet', 'Tidal Helmet', 'Violet Crown', 'Sun Crown'),
  supply: byRarity('First Ration', 'Field Ration', 'Herb Pouch', 'Tide Tonic', 'Violet Elixir', 'Sun Nectar'),
  key: byRarity('First Key', 'Wooden Key', 'Iron Key', 'Tide Key', 'Violet Key', 'Sun Key'),
  armor: byRarity('First Armor', 'Padded Vest', 'Iron Cuirass', 'Tidal Plate', 'Violet Plate', 'Sunplate'),
  boots: byRarity('First Boots', 'Straw Boots', 'Iron Boots', 'Tide Striders', 'Dusk Striders', 'Sun Striders'),
}
