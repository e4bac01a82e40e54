import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { type RolledItem, rollItem } from '#rules/items/items.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import type { Rng } from '#rules/prng.ts'
import { TIER } from '#rules/season/ranks.ts'
import { type EquippedStone, STONE_TYPES } from '#rules/stones/stones.ts'
import { type Tier, tokToNano } from '#rules/units.ts'

export interface FightDrops {
  /** Includes the first-win bonus, but not the streak bonus. */
  readonly tokNano: number
  readonly firstWinNano: number
  readonly star: number
  readonly materials: readonly MaterialStack[]
  readonly stones: readonly EquippedStone[]
  readonly items: readonly RolledItem[]
}

const WIN_BASE_NANO = tokToNano(0.1)
const WIN_PER_TIER_NANO = tokToNano(0.05)
const FIRST_WIN_NANO = tokToNano(1)
const STREAK_STEP_NANO = tokToNano(0.05)
const STREAK_STEPS_MAX = 10
export const STREAK_DAY_CAP_NANO = tokToNano(5)
const STAR_PERCENT = 50
/** Chance that a win from Gold on brings a level-1 stone (R13). */
export const STONE_PERCENT = 1
const COMMON_ITEM_PERCENT = 2
/** Extra roll on the first win of the day (R13). If it misses, the regular per-win roll still applies. */
const FIRST_WIN_ITEM_PERCENT = 25
const LOSS_WOOD_PERCENT = 30

export const itemPercentOf = ({ firstWinToday }: { readonly firstWinToday: boolean }): number =>
  firstWinToday ? 100 - ((100 - FIRST_WIN_ITEM_PERCENT) * (100 - COMMON_ITEM_PERCENT)) / 100 : COMMON_ITEM_PERCENT

/**
 * Average number of each material per win, including its share of win chests (R13, R54). The worth of items and the
 * materials of NPCs are based on it. For ruby and diamond it is the average of the leagues in which they drop.
 */
export const AVERAGE_PER_WIN = {
  'material-wood': 2.45,
  'material-iron': 0.33,
  'material-titanium': 0.06,
  'material-ruby': 0.015,
  'material-diamond': 0.005,
} as const satisfies Partial<Record<MaterialStack['slug'], number>>

/** Nano TOK of a win without the bonuses for streak and first win (R13). */
export const winNano = (tier: Tier): number => WIN_BASE_NANO + WIN_PER_TIER_NANO * tier

/** Fewest and most pieces of a wood drop. @internal */
export const WOOD_QUANTITY = [1, 2] as const
/**
 * One number from 0 to 100 decides the material: the first one whose bound is above it, else diamond (R13). @internal
 */
export const MATERIAL_BELOW = { wood: 79, iron: 95, titanium: 98, ruby: 99.5 } as const

const rollMaterial = (rng: Rng, tier: Tier): MaterialStack => {
  const draw = rng.next() * 100
  if (draw < MATERIAL_BELOW.wood) return { slug: 'material-wood', quantity: rng.int(...WOOD_QUANTITY) }
  if (draw < MATERIAL_BELOW.iron) return { slug: 'material-iron', quantity: 1 }
  if (draw < MATERIAL_BELOW.titanium) return { slug: 'material-titanium', quantity: 1 }
  if (draw < MATERIAL_BELOW.ruby) return { slug: tier >= TIER.Diamond ? 'material-ruby' : 'material-wood', quantity: 1 }
  return { slug: tier >= TIER.Champion ? 'material-diamond' : 'material-wood', quantity: 1 }
}

const rollLoss = (rng: Rng): FightDrops => ({
  tokNano: 0,
  firstWinNano: 0,
  star: 0,
  materials: rng.chance(LOSS_WOOD_PERCENT) ? [{ slug: 'material-wood', quantity: 1 }] : [],
  stones: [],
  items: [],
})

/** A win's ruby below Diamond and diamond below Champion become one wood. At most one common item a day (R13). */
export const rollRewards = (
  rng: Rng,
  fight: {
    readonly won: boolean
    readonly tier: Tier
    readonly firstWinToday: boolean
    readonly commonItemToday: boolean
  },
): FightDrops => {
  if (!fight.won) return rollLoss(rng)
  const material = rollMaterial(rng, fight.tier)
  const star = rng.chance(STAR_PERCENT) ? 1 : 0
  const hasStone = fight.tier >= TIER.Gold && rng.chance(STONE_PERCENT)
  const stones: EquippedStone[] = hasStone ? [{ type: rng.pick(STONE_TYPES), level: 1 }] : []
  const hasItem =
    !fight.commonItemToday &&
    ((fight.firstWinToday && rng.chance(FIRST_WIN_ITEM_PERCENT)) || rng.chance(COMMON_ITEM_PERCENT))
  const firstWinNano = fight.firstWinToday ? FIRST_WIN_NANO : 0
  return {
    tokNano: winNano(fight.tier) + firstWinNano,
    firstWinNano,
    star,
    materials: [material],
    stones,
    items: hasItem ? [rollItem(rng, { type: rng.pick(WORN_TYPES), rarity: 'common' })] : [],
  }
}

/**
 * 0.05 TOK for each earlier win of the streak, of which ten count at most, and up to 5 TOK a day (R13). @param streakNo
 * wins in a row including this one, 0 after a loss @param paidTodayNano streak bonuses already paid this UTC day
 */
export const streakAmountNano = (streakNo: number, paidTodayNano: number): number => {
  const amount = STREAK_STEP_NANO * Math.min(Math.max(0, streakNo - 1), STREAK_STEPS_MAX)
  return Math.min(amount, Math.max(0, STREAK_DAY_CAP_NANO - paidTodayNano))
}

/** Part of a win's TOK that is the first-win bonus. 0 without it (R13). */
export const firstWinPartNano = (drop: { readonly tokNano: number; readonly tier: Tier }): number =>
  drop.tokNano >= winNano(drop.tier) + FIRST_WIN_NANO ? FIRST_WIN_NANO : 0
