import { BOT_NAMES } from './bot-names.ts'
import { STAT_BAR_CAP } from './constants.ts'
import type { FightStats } from './fight-types.ts'
import { bonusOf, fightStatsOf, type ItemBonus, type Loadout } from './fighter-stats.ts'
import { HOUSES } from './houses.ts'
import { type Rarity, type RolledItem, rollItem, type WornType } from './items.ts'
import { exactPowerOf, powerOf } from './power.ts'
import type { Rng } from './prng.ts'
import { rankPoints } from './ranks.ts'
import { unlockedSkills } from './skills.ts'
import type { RankPoints } from './units.ts'

/** Distances in rank points within which a real opponent is looked for, one after the other (R11). */
export const RANK_BANDS = [100, 200, 400] as const
/** Power of a real opponent in parts of the own one, both ends allowed (R11). */
export const POWER_RATIO = { min: 0.8, max: 1.25 } as const
/** So many of the last opponents are not met again (R11). */
export const RECENT_OPPONENTS_EXCLUDED = 5
/** So many first fights are against easier bots (R11). */
export const BEGINNER_FIGHTS = 5
/** Power of a bot in parts of the own one: for beginners, and the range for all others (R11). */
export const BOT_POWER = { beginner: 0.8, min: 0.85, max: 1.05 } as const
/** How long a found opponent stays the same unless it is fought (R11). */
export const PENDING_MATCH_MS = 5 * 60_000
/** Challenges a player may ask for in one UTC day (R11). */
export const CHALLENGES_PER_DAY = 20

const REPLACED_RANK_SPAN = 49
const REPLACED_RANK_SHIFT = 25

/** Whether a real player is a fair opponent within a band of rank points (R11). */
export const isFairMatch = (match: {
  readonly ownRank: RankPoints
  readonly otherRank: RankPoints
  readonly ownPower: number
  readonly otherPower: number
  /** One of RANK_BANDS. */
  readonly band: number
}): boolean => {
  const ratio = match.otherPower / match.ownPower
  return Math.abs(match.otherRank - match.ownRank) <= match.band && ratio >= POWER_RATIO.min && ratio <= POWER_RATIO.max
}

/** The rank that stands in for a negative one: near the own rank, at least 0 (B4, row 87). */
export const replacedRank = (rng: Rng, ownRank: RankPoints): RankPoints =>
  rankPoints(Math.max(0, ownRank + rng.int(0, REPLACED_RANK_SPAN) - REPLACED_RANK_SHIFT))

/** Power that a bot is to have, in parts of the user's, by the number of fights that the user has had (R11). */
export const botFactor = (rng: Rng, fightsSoFar: number): number =>
  fightsSoFar < BEGINNER_FIGHTS ? BOT_POWER.beginner : BOT_POWER.min + (BOT_POWER.max - BOT_POWER.min) * rng.next()

/** A bot: what is shown of it and what it fights with. */
export interface Bot {
  readonly name: string
  readonly houseId: number
  readonly armyStep: Loadout['armyStep']
  /** The items it is drawn with; what they give is already in `stats`. */
  readonly items: readonly RolledItem[]
  readonly stats: FightStats
  /** The part of `stats` that comes from the items. */
  readonly bonus: ItemBonus
  readonly power: number
}

/**
 * Makes a bot for a player without a fair opponent (R11). It wears what the player wears, by kind and rarity, with lines
 * of its own; its skill is one that the player has opened; it carries each of the player's stones in one case of two.
 * Attack and HP are then scaled by the same factor, so that its power is `factor` of the player's; neither passes what
 * the stat bars can show.
 */
export const botFor = (
  rng: Rng,
  own: {
    readonly stats: FightStats
    readonly armyStep: Loadout['armyStep']
    readonly items: readonly { readonly type: WornType; readonly rarity: Rarity }[]
    readonly bestRank: RankPoints
    readonly factor: number
  },
): Bot => {
  const houseId = rng.int(0, HOUSES.length - 1)
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
  const bonus = bonusOf(loadout)
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
