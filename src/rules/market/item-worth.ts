import {
  AWAKEN_COST,
  bonusLines,
  costStacks,
  REFINE_COST,
  REFINE_PERCENT,
  REFINE_PITY_FAILURES,
} from '#rules/blacksmith/blacksmith.ts'
import { dismantleYield } from '#rules/blacksmith/dismantle.ts'
import { BOXES } from '#rules/items/boxes.ts'
import { LINE_QUALITY_ODDS } from '#rules/items/item-lines.ts'
import type { RolledItem } from '#rules/items/items.ts'
import type { MaterialStack } from '#rules/items/materials.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import { AVERAGE_PER_WIN } from '#rules/kombat/rewards.ts'
import { tokToNano } from '#rules/units.ts'
import { MARKET_PRICE_MAX_NANO, MARKET_PRICE_MIN_NANO, MARKET_PRICE_STEP_NANO } from './market.ts'

/** Assumptions: players sell at half the shop's price, and dismantling gives back half of an item's worth. */
const HALF = 2

const { min, max, price } = BOXES.wood
const WOOD_TOK = price.TOK / ((min + max) / 2) / HALF

/**
 * Wood is worth half the shop's price. The more rarely another material drops, the more it is worth. Awake stones do
 * not drop from fights and count as the rarest material (R13, R18).
 */
const materialTok = (slug: MaterialStack['slug']): number => {
  const dropped = slug === 'material-awake-stone' ? 'material-diamond' : slug
  return (WOOD_TOK * AVERAGE_PER_WIN['material-wood']) / AVERAGE_PER_WIN[dropped]
}

const stacksTok = (stacks: readonly MaterialStack[]): number =>
  stacks.reduce((sum, { slug, quantity }) => sum + quantity * materialTok(slug), 0)

/** Average number of attempts per success. The fourth always succeeds (R17). */
const refiningsNeeded = (percent: number): number => {
  const failing = 1 - percent / 100
  return Array.from({ length: REFINE_PITY_FAILURES + 1 }, (_, failures) => failing ** failures).reduce((a, b) => a + b)
}

const found = (rarity: Rarity): number => stacksTok(dismantleYield({ rarity, bound: false })) * HALF

const COMMON_TOK = found('common')
const refined = (from: keyof typeof REFINE_COST, fromTok: number): number =>
  fromTok + stacksTok(costStacks(REFINE_COST[from])) * refiningsNeeded(REFINE_PERCENT[from])
const UNCOMMON_TOK = refined('common', COMMON_TOK)
const RARE_TOK = refined('uncommon', UNCOMMON_TOK)
const EPIC_TOK = refined('rare', RARE_TOK)

/**
 * Cost of making an item: twice the worth of what dismantling gives, for uncommon and better items the cost of refining
 * common ones. Legendary items cannot be made, so theirs is extrapolated from epic and rare.
 */
const MAKING_TOK: Readonly<Record<Rarity, number>> = {
  prototype: found('prototype'),
  common: COMMON_TOK,
  uncommon: UNCOMMON_TOK,
  rare: RARE_TOK,
  epic: EPIC_TOK,
  legendary: (EPIC_TOK * EPIC_TOK) / RARE_TOK,
}

const USUAL_QUALITY = LINE_QUALITY_ODDS.reduce((sum, percent, index) => sum + (percent / 100) * (index + 1), 0)
const PART_PER_QUALITY = 0.1

/**
 * Nano TOK: the cost of making the item, with its awake stones, adjusted by the quality of its lines (R13, R16-R19,
 * R32).
 */
export const itemWorthNano = (item: Pick<RolledItem, 'slug' | 'name' | 'type' | 'rarity' | 'stats'>): number => {
  const lines = bonusLines(item)
  const awakened = item.rarity === 'prototype' ? stacksTok(costStacks(AWAKEN_COST.prototype)) * lines.length : 0
  const quality = lines.reduce((sum, { level }) => sum + level, 0) / Math.max(1, lines.length)
  const better = lines.length === 0 ? 0 : (quality - USUAL_QUALITY) * PART_PER_QUALITY
  return tokToNano(Math.round((MAKING_TOK[item.rarity] + awakened) * (1 + better) * 1e6) / 1e6)
}

export const askedPriceNano = (worthNano: number, percent: number): number => {
  const asked = Math.round((worthNano * percent) / 100 / MARKET_PRICE_STEP_NANO) * MARKET_PRICE_STEP_NANO
  return Math.min(MARKET_PRICE_MAX_NANO, Math.max(MARKET_PRICE_MIN_NANO, asked))
}
