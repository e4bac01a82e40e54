import { refinePercent } from '../blacksmith/blacksmith.ts'
import { AWAKE_STONE_UNTIL } from '../boss/boss-places.ts'
import { HUNT_MILESTONES, HUNT_STAGES } from '../hunt/hunts.ts'
import { TITANIUM_BOX_AWAKE_STONE_PERCENT } from '../items/boxes.ts'
import { type ItemType, isWornType } from '../items/item-kinds.ts'
import { RARITIES, type Rarity, starsOf } from '../items/rarities.ts'
import { itemPercentOf, STONE_PERCENT } from '../kombat/rewards.ts'

/** A way to get something, with its odds. `later` is for those of chapters that are not built. */
export type Source =
  | { readonly from: 'welcome' }
  | { readonly from: 'fight'; readonly firstPercent: number; readonly percent: number }
  | { readonly from: 'refine'; readonly rarity: Rarity; readonly percent: number }
  | { readonly from: 'fight-stone'; readonly percent: number }
  | { readonly from: 'hunt'; readonly percent: number }
  | { readonly from: 'house' }
  | { readonly from: 'merge' }
  | { readonly from: 'market' }
  | { readonly from: 'boss' }
  | { readonly from: 'boss-skin' }
  | { readonly from: (typeof LATER_SOURCES)[number]; readonly later: true }

/** Sources of the chapters that are not built: the shop, seasons, leagues, gifts of events. */
export const LATER_SOURCES = ['box', 'season', 'league', 'set', 'event'] as const

const later = (from: (typeof LATER_SOURCES)[number]): Source => ({ from, later: true })

/** The kinds that the shop's boxes give (R32). */
const BOXED_TYPES: readonly ItemType[] = ['sword', 'wings', 'helmet']

const refining = (rarity: Rarity): Source[] => {
  const before = RARITIES[starsOf(rarity) - 1]
  // Rare and better are refined later: 'coming soon' (R17).
  return before === 'common' || before === 'uncommon'
    ? [{ from: 'refine', rarity: before, percent: refinePercent(before, 0) }]
    : []
}

const LATER_BY_RARITY: Readonly<Record<Rarity, readonly Source[]>> = {
  prototype: [],
  common: [],
  uncommon: [],
  rare: [later('season')],
  epic: [later('season'), later('league'), { from: 'boss' }],
  legendary: [later('season'), { from: 'boss' }],
}

const ON_MARKET: Source = { from: 'market' }

/** Where an item of this kind and rarity comes from (R04, R13, R17, R22), and in later chapters will; nothing for what nobody gives yet. */
export const itemSources = (type: ItemType, rarity: Rarity): Source[] => {
  if (!isWornType(type)) return []
  if (rarity === 'prototype') return type === 'sword' ? [{ from: 'welcome' }, ON_MARKET] : [ON_MARKET]
  const fight: Source[] =
    rarity === 'common'
      ? [
          {
            from: 'fight',
            firstPercent: itemPercentOf({ firstWinToday: true }),
            percent: itemPercentOf({ firstWinToday: false }),
          },
        ]
      : []
  const boxed = (rarity === 'common' || rarity === 'uncommon') && BOXED_TYPES.includes(type)
  return [...fight, ...refining(rarity), ON_MARKET, ...(boxed ? [later('box')] : []), ...LATER_BY_RARITY[rarity]]
}

/** Where a stone of this level comes from (R13, R23). */
export const stoneSources = (level: number): Source[] => {
  if (level > 1) return [{ from: 'merge' }]
  const hunts = HUNT_STAGES.filter(({ stonePercent }) => stonePercent > 0)
  return [
    { from: 'fight-stone', percent: STONE_PERCENT },
    ...hunts.map(({ stonePercent }): Source => ({ from: 'hunt', percent: stonePercent })),
    later('league'),
    { from: 'boss' },
  ]
}

/** A way to get awake stones; what pays nothing yet is `later`. */
export type AwakeStoneSource =
  | { readonly from: 'hunt-level'; readonly level: number }
  | { readonly from: 'titanium-box'; readonly percent: number }
  | { readonly from: 'boss-place'; readonly place: number }
  | { readonly from: 'season' | 'league'; readonly later: true }

/** Where awake stones come from, what opens later last (R18). */
export const AWAKE_STONE_SOURCES: readonly AwakeStoneSource[] = [
  ...HUNT_MILESTONES.filter(({ awakeStones }) => awakeStones > 0).map(
    ({ level }) => ({ from: 'hunt-level', level }) as const,
  ),
  { from: 'titanium-box', percent: TITANIUM_BOX_AWAKE_STONE_PERCENT },
  { from: 'boss-place', place: AWAKE_STONE_UNTIL },
  { from: 'season', later: true },
  { from: 'league', later: true },
]
