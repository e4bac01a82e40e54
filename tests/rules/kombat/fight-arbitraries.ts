import fc from 'fast-check'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { LINE_RANGES, type LineType } from '#rules/items/item-lines.ts'
import { type ItemStat, LINE_COUNT, rollItem } from '#rules/items/items.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { fightStatsOf, type Loadout } from '#rules/kombat/fighter-stats.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import { STANCES } from '#rules/kombat/stances.ts'
import { createRng } from '#rules/prng.ts'
import { type EquippedStone, STONE_TYPES } from '#rules/stones/stones.ts'
import type { ArmyStep } from '#rules/units.ts'

const percent = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10)

const stones = fc.tuple(...STONE_TYPES.map(() => fc.integer({ min: 0, max: 4 }))).map((levels) =>
  STONE_TYPES.flatMap((type, index) => {
    const level = levels[index] ?? 0
    return level === 0 ? [] : [{ type, level: level as EquippedStone['level'] }]
  }),
)

/** Includes fighters that no player can build, with 1 HP or 60 % evasion. A quarter has no stance, like bosses. */
export const anyFighter: fc.Arbitrary<FightStats> = fc.record({
  maxHp: fc.integer({ min: 1, max: 17_958 }),
  attack: fc.integer({ min: 1, max: 2442 }),
  critPercent: percent(0, 95.4),
  evasionPercent: percent(0, 60),
  critDamagePercent: percent(200, 300),
  reflectPercent: percent(0, 30),
  lifeStealPercent: percent(0, 25),
  skill: fc.constantFrom(...SKILL_NAMES),
  stones,
  stance: fc.constantFrom(...STANCES, undefined),
})

export const aSeed: fc.Arbitrary<string> = fc
  .array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: 8, maxLength: 8 })
  .map((words) => words.map((word) => word.toString(16).padStart(8, '0')).join(''))

/** A line with the highest value of quality 5 (R16). */
const topLine = (type: LineType): ItemStat => ({
  name: type,
  type,
  value: LINE_RANGES[type].max[4],
  level: 5,
  primary: false,
})

const lineTypes = Object.keys(LINE_RANGES) as LineType[]

const anItem = fc
  .record({
    type: fc.constantFrom(...WORN_TYPES),
    rarity: fc.constantFrom(...RARITIES),
    rollSeed: fc.integer({ min: 0, max: 0xffffffff }),
    isTop: fc.boolean(),
    lines: fc.shuffledSubarray(lineTypes),
  })
  .map(({ type, rarity, rollSeed, isTop, lines }) => {
    const item = rollItem(createRng(rollSeed.toString(16).padStart(8, '0')), { type, rarity })
    if (!isTop) return item
    const primary = item.stats.filter((stat) => stat.primary)
    // A prototype gets up to two lines by awakening (R16, R18).
    const count = rarity === 'prototype' ? 2 : LINE_COUNT[rarity]
    return { ...item, stats: [...primary, ...lines.slice(0, count).map(topLine)] }
  })

/** A loadout with at most one item per slot. Its lines are rolled as in R16, or all at their best. */
export const aLoadout: fc.Arbitrary<Loadout> = fc.record({
  houseId: fc.integer({ min: 0, max: 7 }),
  armyStep: fc.integer({ min: 0, max: 23 }).map((step) => step as ArmyStep),
  items: fc.uniqueArray(anItem, { selector: (item) => item.type, maxLength: WORN_TYPES.length }),
  stones,
  skill: fc.constantFrom(...SKILL_NAMES),
  stance: fc.constantFrom(...STANCES),
})

export const aLegalFighter: fc.Arbitrary<FightStats> = aLoadout.map(fightStatsOf)

export const aFight = fc.record({
  sides: fc.record({ attacker: fc.oneof(anyFighter, aLegalFighter), defender: fc.oneof(anyFighter, aLegalFighter) }),
  seed: aSeed,
})
