import { STAT_BAR_CAP } from '#rules/constants.ts'
import { HOUSES } from '#rules/house/houses.ts'
import type { WornType } from '#rules/items/item-kinds.ts'
import { type RolledItem, rollItem } from '#rules/items/items.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import type { Rng } from '#rules/prng.ts'
import { rankPoints } from '#rules/season/ranks.ts'
import type { RankPoints } from '#rules/units.ts'
import { BOT_NAMES } from './bot-names.ts'
import type { FightStats } from './fight-types.ts'
import { bonusOf, fightStatsOf, type ItemBonus, type Loadout } from './fighter-stats.ts'
import { exactPowerOf, powerOf } from './power.ts'
import { unlockedSkills } from './skills.ts'

/** Largest difference in rank points to a real opponent. The bands are tried in this order (R11). */
export const RANK_BANDS = [100, 200, 400] as const
/** A real opponent's power divided by the player's must be within these limits, both included (R11). */
export const POWER_RATIO = { min: 0.8, max: 1.25 } as const
export const RECENT_OPPONENTS_EXCLUDED = 5
export const BEGINNER_FIGHTS = 5
/** Power of a bot divided by the player's (R11). */
export const BOT_POWER = { beginner: 0.8, min: 0.85, max: 1.05 } as const
export const PENDING_MATCH_MS = 5 * 60_000
export const CHALLENGES_PER_DAY = 20

const REPLACED_RANK_SPAN = 49
const REPLACED_RANK_SHIFT = 25

/** Rank points that a bot shows instead of the −1 of B4 (row 87). */
export const replacedRank = (rng: Rng, ownRank: RankPoints): RankPoints =>
  rankPoints(Math.max(0, ownRank + rng.int(0, REPLACED_RANK_SPAN) - REPLACED_RANK_SHIFT))

export const botFactor = (rng: Rng, fightsSoFar: number): number =>
  fightsSoFar < BEGINNER_FIGHTS ? BOT_POWER.beginner : BOT_POWER.min + (BOT_POWER.max - BOT_POWER.min) * rng.next()

export interface Bot {
  readonly name: string
  readonly houseId: number
  readonly armyStep: Loadout['armyStep']
  readonly items: readonly RolledItem[]
  readonly stats: FightStats
  readonly bonus: ItemBonus
  readonly power: number
}

/**
 * A bot (R11). It wears the player's kinds of items in the same rarities with newly drawn lines, and has a skill that
 * the player has unlocked and each of the player's stones with 50 %. Attack and HP are scaled so that its power is
 * `factor` times the player's, but never beyond the ends of the stat bars.
 */
export const botFor = (
  rng: Rng,
  own: {
    readonly stats: FightStats
    readonly armyStep: Loadout['armyStep']
    readonly items: readonly { readonly type: WornType; readonly rarity: Rarity }[]
    readonly bestRank: RankPoints
    readonly factor: number
    /** House that the bot does not have, because two equal pets are hard to tell apart for a beginner. */
    readonly withoutHouse?: number
  },
): Bot => {
  const drawn = rng.int(0, HOUSES.length - 1)
  // Draws no second number: a tournament draws its bots again from their seed, and they must stay the same.
  const houseId = drawn === own.withoutHouse ? (drawn + 1) % HOUSES.length : drawn
  const name = rng.pick(BOT_NAMES)
  const skill = rng.pick(unlockedSkills(own.bestRank))
  const items = own.items.map(({ type, rarity }) => rollItem(rng, { type, rarity }))
  const stones = own.stats.stones.filter(() => rng.chance(50))
  const loadout: Loadout = { houseId, armyStep: own.armyStep, items, stones, skill }
  const unscaled = fightStatsOf(loadout)
  const scale = (exactPowerOf(own.stats) * own.factor) / exactPowerOf(unscaled)
  const scaled = (value: number, cap: number): number => Math.min(cap, Math.max(1, Math.round(value * scale)))
  const stats: FightStats = {
    ...unscaled,
    attack: scaled(unscaled.attack, STAT_BAR_CAP.attack),
    maxHp: scaled(unscaled.maxHp, STAT_BAR_CAP.hp),
  }
  const bonus = bonusOf(loadout, unscaled)
  return {
    name,
    houseId,
    armyStep: own.armyStep,
    items,
    stats,
    bonus: {
      ...bonus,
      bonusAttack: Math.round((stats.attack * bonus.bonusAttack) / unscaled.attack),
      bonusHp: Math.round((stats.maxHp * bonus.bonusHp) / unscaled.maxHp),
    },
    power: powerOf(stats),
  }
}
