import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { type RolledItem, rollItem } from '#rules/items/items.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { fightStatsOf, type Loadout } from '#rules/kombat/fighter-stats.ts'
import type { SkillName } from '#rules/kombat/skills.ts'
import { createRng } from '#rules/prng.ts'
import { type EquippedStone, STONE_TYPES, type StoneType } from '#rules/stones/stones.ts'
import type { ArmyStep } from '#rules/units.ts'

/** R07's figures assume fighters without a skill (factor 1). Such fighters exist only in measurements and tests. */
const NO_SKILL = 'none' as SkillName

/** A seed that differs for each number and is the same in every run. */
export const seedOf = (index: number): string =>
  (Math.imul(index + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0') + index.toString(16).padStart(8, '0')

/** Eight items of a rarity. `plain` leaves out the bonus lines. */
export const fullSet = (rarity: Rarity, kind: 'plain' | 'rolled' = 'plain'): RolledItem[] => {
  const rng = createRng('0123456789abcdef')
  return WORN_TYPES.map((type) => {
    const item = rollItem(rng, { type, rarity })
    return kind === 'rolled' ? item : { ...item, stats: item.stats.filter((stat) => stat.primary) }
  })
}

export const stonesOf = (level: EquippedStone['level'], ...types: StoneType[]): EquippedStone[] =>
  types.map((type) => ({ type, level }))

/** A fighter of this build. The default is house 4 (neither the strongest nor the luckiest) with nothing else. */
export const aBuild = (build: {
  readonly house?: number
  readonly army?: number
  readonly items?: Loadout['items']
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

/** A fighter that never evades and never crits. */
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
