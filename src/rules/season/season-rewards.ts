import type { BoxKind } from '#rules/items/boxes.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import { type Place, type RankPoints, type Tier, tokToNano } from '#rules/units.ts'
import { TIER_NAMES, type TierName, tierOf } from './ranks.ts'

export interface SeasonReward {
  readonly tokNano: number
  readonly star: number
  readonly boxes: readonly BoxKind[]
  readonly weaponBoxes: number
  readonly items: readonly Rarity[]
  readonly awakeStones: number
}

const reward = (tok: number, star: number, more: Partial<SeasonReward> = {}): SeasonReward => ({
  tokNano: tokToNano(tok),
  star,
  boxes: [],
  weaponBoxes: 0,
  items: [],
  awakeStones: 0,
  ...more,
})

const BY_TIER: Readonly<Record<TierName, SeasonReward>> = {
  Bronze: reward(5, 0),
  Silver: reward(15, 5),
  Gold: reward(30, 10, { boxes: ['wood'] }),
  Emerald: reward(60, 20, { boxes: ['iron'] }),
  Diamond: reward(120, 40, { boxes: ['titanium'] }),
  Champion: reward(200, 70, { boxes: ['titanium'], weaponBoxes: 1 }),
  Divine: reward(350, 120, { boxes: ['titanium', 'titanium'], items: ['rare'] }),
  Mythic: reward(600, 200, { boxes: ['titanium', 'titanium', 'titanium'], items: ['epic'], awakeStones: 1 }),
}

/** By the league at the season's end. Its four steps have the same reward (R30). */
export const seasonRewardOf = (tier: Tier): SeasonReward => BY_TIER[TIER_NAMES[tier] ?? 'Bronze']

/** The first line that includes the place applies (R30, T41). */
const PLACE_TOK: readonly (readonly [lastPlace: number, tok: number])[] = [
  [1, 2500],
  [2, 1500],
  [3, 1000],
  [10, 500],
  [50, 200],
]
const LEGENDARY_UNTIL_PLACE = 10

/** Added to the league's reward. Null beyond the fiftieth place (R30). */
export const seasonPlaceReward = (
  place: Place,
): { readonly tokNano: number; readonly items: readonly Rarity[] } | null => {
  const tok = PLACE_TOK.find(([lastPlace]) => place <= lastPlace)?.[1]
  if (tok === undefined) return null
  return { tokNano: tokToNano(tok), items: place <= LEGENDARY_UNTIL_PLACE ? ['legendary'] : [] }
}

/** With fewer ranked fights a place adds nothing to the league's reward (R30). */
export const PLACE_REWARD_FIGHTS = 20

export const seasonRewardAt = (
  rankLatest: RankPoints,
  { place, fights }: { readonly place: Place | null; readonly fights: number },
): SeasonReward => {
  const reward = seasonRewardOf(tierOf(rankLatest).tier)
  const bonus = place === null || fights < PLACE_REWARD_FIGHTS ? null : seasonPlaceReward(place)
  if (bonus === null) return reward
  return { ...reward, tokNano: reward.tokNano + bonus.tokNano, items: [...reward.items, ...bonus.items] }
}
