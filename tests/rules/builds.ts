import type { EquippedStone, FightStats, SkillName, StoneType } from '../../src/rules/fight-types.ts'
import { fightStatsOf } from '../../src/rules/fighter-stats.ts'
import { type Rarity, type RolledItem, rollItem, WORN_TYPES } from '../../src/rules/items.ts'
import { createRng } from '../../src/rules/prng.ts'
import { SKILLS } from '../../src/rules/skills.ts'
import { STONE_TYPES } from '../../src/rules/stones.ts'
import type { ArmyStep } from '../../src/rules/units.ts'

/** The balance of R07 was measured on fighters without a skill; only tests have such ones. */
export const NO_SKILL = 'none' as SkillName

export const SKILL_NAMES: readonly SkillName[] = SKILLS.map((skill) => skill.slug)

/** A different seed for each number, the same on every run. */
export const seedOf = (index: number): string =>
  (Math.imul(index + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0') + index.toString(16).padStart(8, '0')

/** A full set of one rarity; `plain` leaves out the bonus lines. */
export const fullSet = (rarity: Rarity, kind: 'plain' | 'rolled' = 'plain'): RolledItem[] => {
  const rng = createRng('0123456789abcdef')
  return WORN_TYPES.map((type) => {
    const item = rollItem(rng, { type, rarity })
    return kind === 'rolled' ? item : { ...item, stats: item.stats.filter((stat) => stat.primary) }
  })
}

/** Stones of the given types, all of one level. */
export const stonesOf = (level: EquippedStone['level'], ...types: StoneType[]): EquippedStone[] =>
  types.map((type) => ({ type, level }))

/** Fight stats of a build; house 4 is the middle one. */
export const aBuild = (build: {
  readonly house?: number
  readonly army?: number
  readonly items?: readonly RolledItem[]
  readonly stones?: readonly EquippedStone[]
  readonly skill?: SkillName
}): FightStats =>
  fightStatsOf({
    houseId: build.house ?? 4,
    armyStep: (build.army ?? 0) as ArmyStep,
    items: build.items ?? [],
    stones: build.stones ?? [],
    skill: build.skill ?? NO_SKILL,
  })

/** Plain round numbers, without chance: never evades, never crits. */
export const aFighter = (over: Partial<FightStats> = {}): FightStats => ({
  maxHp: 1000,
  attack: 100,
  critPercent: 0,
  evasionPercent: 0,
  critDamagePercent: 200,
  reflectPercent: 0,
  lifeStealPercent: 0,
  skill: NO_SKILL,
  stones: [],
  ...over,
})

export const ALL_STONES_4 = stonesOf(4, ...STONE_TYPES)
