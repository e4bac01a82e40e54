import { HOUSES } from '#rules/house/houses.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { type RolledItem, rollItem } from '#rules/items/items.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { fightStatsOf, type Loadout } from '#rules/kombat/fighter-stats.ts'
import type { SkillName } from '#rules/kombat/skills.ts'
import { createRng } from '#rules/prng.ts'
import type { ArmyStep } from '#rules/units.ts'

/** Gear of the report: none, then a full set of each rarity from common on. */
export const GEARS = ['naked', 'common', 'uncommon', 'rare', 'epic', 'legendary'] as const
export type Gear = (typeof GEARS)[number]

/** R07's figures assume fighters without a skill (factor 1). Such fighters exist only in measurements and tests. */
export const NO_SKILL = 'none' as SkillName
export const HOUSE_IDS: readonly number[] = HOUSES.map((house) => house.id)
/** A house in the middle: neither the strongest nor the luckiest. */
export const MIDDLE_HOUSE = 4

const anyRng = createRng('00000000')

export const plainSet = (rarity: Rarity): RolledItem[] =>
  WORN_TYPES.map((type) => {
    const item = rollItem(anyRng, { type, rarity })
    return { ...item, stats: item.stats.filter((stat) => stat.primary) }
  })

/** Stats of a build in a plain set of gear, at army step 0 and without stones by default. */
export const statsOf = (build: {
  readonly house?: number
  readonly gear: Gear
  readonly items?: Loadout['items']
  readonly skill: SkillName
  readonly stones?: Loadout['stones']
}): FightStats =>
  fightStatsOf({
    houseId: build.house ?? MIDDLE_HOUSE,
    armyStep: 0 as ArmyStep,
    items: build.items ?? (build.gear === 'naked' ? [] : plainSet(build.gear)),
    stones: build.stones ?? [],
    skill: build.skill,
  })
