import { refinePercent } from '#rules/blacksmith/blacksmith.ts'
import { AWAKE_STONE_UNTIL, bossPlaceReward } from '#rules/boss/boss-places.ts'
import { HUNT_MILESTONES, HUNT_STAGES } from '#rules/hunt/hunts.ts'
import { BOXES } from '#rules/items/boxes.ts'
import { type ItemType, isWornType } from '#rules/items/item-kinds.ts'
import { RARITIES, type Rarity, starsOf } from '#rules/items/rarities.ts'
import { weaponBoxOdds } from '#rules/items/weapon-box.ts'
import { itemPercentOf, STONE_PERCENT } from '#rules/kombat/rewards.ts'
import { leagueRewardOf } from '#rules/leaderboards/league-rewards.ts'
import { TIER_NAMES } from '#rules/season/ranks.ts'
import { seasonPlaceReward, seasonRewardOf } from '#rules/season/season-rewards.ts'
import { chestLines, chestRoll, isChest } from '#rules/shop/odds.ts'
import { OFFERS } from '#rules/shop/offers.ts'
import type { Place, Tier } from '#rules/units.ts'

const FIRST_PLACE = 1 as Place

export type Source =
  | { readonly from: 'welcome' }
  | { readonly from: 'fight'; readonly firstPercent: number; readonly percent: number }
  | { readonly from: 'refine'; readonly rarity: Rarity; readonly percent: number }
  | { readonly from: 'fight-stone'; readonly percent: number }
  | { readonly from: 'hunt'; readonly percent: number }
  | { readonly from: 'house' | 'merge' | 'market' | 'boss' | 'boss-skin' | 'box' | 'season' | 'league' | 'set' }
  | { readonly from: 'event'; readonly later: true }

const refining = (rarity: Rarity): Source[] => {
  const before = RARITIES[starsOf(rarity) - 1]
  // Refining rare and better is 'coming soon' (R17).
  return before === 'common' || before === 'uncommon'
    ? [{ from: 'refine', rarity: before, percent: refinePercent(before, 0) }]
    : []
}

const BOXED: ReadonlySet<string> = new Set(
  OFFERS.flatMap(({ contents }) => (isChest(contents) ? chestLines(chestRoll(contents)) : [])).map(({ what }) => what),
)

const SEASON_REWARDS = TIER_NAMES.map((_name, tier) => seasonRewardOf(tier as Tier))
const SEASON_ITEMS: ReadonlySet<Rarity> = new Set([
  ...SEASON_REWARDS.flatMap(({ items }) => items),
  ...(seasonPlaceReward(FIRST_PLACE)?.items ?? []),
])
const SEASON_WEAPONS: ReadonlySet<string> = new Set(
  SEASON_REWARDS.some(({ weaponBoxes }) => weaponBoxes > 0)
    ? chestLines({ name: 'weapon-box', odds: weaponBoxOdds() }).map(({ what }) => what)
    : [],
)
const LEAGUE_REWARD = leagueRewardOf('special', { place: FIRST_PLACE, points: 0 })
const BOSS_REWARD = bossPlaceReward(FIRST_PLACE, 0)

const rewards = (type: ItemType, rarity: Rarity): Source[] => [
  ...(SEASON_ITEMS.has(rarity) || SEASON_WEAPONS.has(`${type}-${rarity}`) ? [{ from: 'season' } as const] : []),
  ...(LEAGUE_REWARD?.items.includes(rarity) ? [{ from: 'league' } as const] : []),
  ...(BOSS_REWARD?.items.includes(rarity) ? [{ from: 'boss' } as const] : []),
]

const ON_MARKET: Source = { from: 'market' }

/** R04, R13, R17, R22, R25, R27, R30, R32. Empty for types that are not worn, because no rule gives such items yet. */
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
  const boxed: Source[] = BOXED.has(`${type}-${rarity}`) ? [{ from: 'box' }] : []
  return [...fight, ...refining(rarity), ON_MARKET, ...boxed, ...rewards(type, rarity)]
}

export const stoneSources = (level: number): Source[] => {
  if (level > 1) return [{ from: 'merge' }]
  const hunts = HUNT_STAGES.filter(({ stonePercent }) => stonePercent > 0)
  return [
    { from: 'fight-stone', percent: STONE_PERCENT },
    ...hunts.map(({ stonePercent }): Source => ({ from: 'hunt', percent: stonePercent })),
    ...(LEAGUE_REWARD && LEAGUE_REWARD.stones > 0 ? [{ from: 'league' } as const] : []),
    ...(BOSS_REWARD && BOSS_REWARD.stones > 0 ? [{ from: 'boss' } as const] : []),
  ]
}

export type AwakeStoneSource =
  | { readonly from: 'hunt-level'; readonly level: number }
  | { readonly from: 'titanium-box'; readonly percent: number }
  | { readonly from: 'boss-place'; readonly place: number }
  | { readonly from: 'season' | 'league' }

export const AWAKE_STONE_SOURCES: readonly AwakeStoneSource[] = [
  ...HUNT_MILESTONES.filter(({ awakeStones }) => awakeStones > 0).map(
    ({ level }) => ({ from: 'hunt-level', level }) as const,
  ),
  { from: 'titanium-box', percent: BOXES.titanium.awakeStonePercent },
  { from: 'boss-place', place: AWAKE_STONE_UNTIL },
  { from: 'season' },
  { from: 'league' },
]
