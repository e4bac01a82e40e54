import { BASE_CRIT_DAMAGE_PERCENT, STAT_BAR_CAP } from '#rules/constants.ts'
import { houseOf } from '#rules/house/houses.ts'
import type { ItemStatType } from '#rules/items/item-kinds.ts'
import type { ItemStat } from '#rules/items/items.ts'
import type { EquippedStone } from '#rules/stones/stones.ts'
import type { ArmyStep } from '#rules/units.ts'
import type { FightStats } from './fight-types.ts'
import { type SkillName, skillActs } from './skills.ts'
import type { Stance } from './stances.ts'

export interface Loadout {
  readonly houseId: number
  readonly armyStep: ArmyStep
  readonly items: readonly { readonly stats: readonly Pick<ItemStat, 'type' | 'value'>[] }[]
  readonly stones: readonly EquippedStone[]
  readonly skill: SkillName
  readonly stance?: Stance
}

/** The part of the stats that comes from items. Clients get these six values as `bonus` (B3, row 91). */
export interface ItemBonus {
  readonly bonusAttack: number
  readonly bonusHp: number
  readonly critPercent: number
  readonly critDamagePercent: number
  readonly reflectPercent: number
  readonly lifeStealPercent: number
}

const ATTACK_BASE = 150
const ATTACK_PER_POINT = 5
const HP_BASE = 1200
const HP_PER_POINT = 25
/** Share of base attack and HP that each army step adds (R06). */
export const ARMY_FACTOR_PER_STEP = 0.02
const CRIT_BASE_PERCENT = 10
/** Percent points that each army step adds (R06). */
export const CRIT_PER_ARMY_STEP_PERCENT = 0.4
const EVASION_BASE_PERCENT = 4
const EVASION_PER_LUCK_PERCENT = 0.5

export const RATE_CAP = {
  critPercent: STAT_BAR_CAP.critPercent,
  critDamagePercent: 300,
  reflectPercent: 30,
  lifeStealPercent: 25,
} as const

type Sums = Record<ItemStatType, number>

const sumsOf = (items: Loadout['items']): Sums => {
  const sums: Sums = {
    'attack-flat-primary': 0,
    'attack-flat': 0,
    'attack-percent': 0,
    'hp-flat-primary': 0,
    'hp-flat': 0,
    'hp-percent': 0,
    'crit-rate': 0,
    'crit-dmg': 0,
    'reflect-percent': 0,
    'life-steal-percent': 0,
  }
  for (const item of items) for (const stat of item.stats) sums[stat.type] += stat.value
  return sums
}

/** Rates have at most four decimals. Further ones are floating-point error. */
export const cleanPercent = (percent: number): number => Math.round(percent * 10_000) / 10_000

/**
 * R06, row 90. Reflection and life steal include items only; the fight adds the skill's. @throws RangeError for an
 * unknown house
 */
export const fightStatsOf = (loadout: Loadout): FightStats => {
  const house = houseOf(loadout.houseId)
  const sums = sumsOf(loadout.items)
  const armyFactor = 1 + ARMY_FACTOR_PER_STEP * loadout.armyStep
  const attack =
    ((ATTACK_BASE + ATTACK_PER_POINT * house.atk) * armyFactor + sums['attack-flat-primary'] + sums['attack-flat']) *
    (1 + sums['attack-percent'] / 100)
  const hp =
    ((HP_BASE + HP_PER_POINT * house.hp) * armyFactor + sums['hp-flat-primary'] + sums['hp-flat']) *
    (1 + sums['hp-percent'] / 100)
  const crit = CRIT_BASE_PERCENT + house.luck + CRIT_PER_ARMY_STEP_PERCENT * loadout.armyStep + sums['crit-rate']
  return {
    attack: Math.round(attack),
    maxHp: Math.round(hp),
    critPercent: Math.min(RATE_CAP.critPercent, cleanPercent(crit)),
    evasionPercent: EVASION_BASE_PERCENT + EVASION_PER_LUCK_PERCENT * house.luck,
    critDamagePercent: Math.min(RATE_CAP.critDamagePercent, cleanPercent(BASE_CRIT_DAMAGE_PERCENT + sums['crit-dmg'])),
    reflectPercent: Math.min(RATE_CAP.reflectPercent, cleanPercent(sums['reflect-percent'])),
    lifeStealPercent: Math.min(RATE_CAP.lifeStealPercent, cleanPercent(sums['life-steal-percent'])),
    skill: loadout.skill,
    stones: loadout.stones,
    ...(loadout.stance && { stance: loadout.stance }),
  }
}

/** B3, row 91. @param worn the loadout's stats with its items */
export const bonusOf = (loadout: Loadout, worn: FightStats = fightStatsOf(loadout)): ItemBonus => {
  const naked = fightStatsOf({ ...loadout, items: [] })
  return {
    bonusAttack: worn.attack - naked.attack,
    bonusHp: worn.maxHp - naked.maxHp,
    critPercent: cleanPercent(worn.critPercent - naked.critPercent),
    critDamagePercent: cleanPercent(worn.critDamagePercent - naked.critDamagePercent),
    reflectPercent: worn.reflectPercent,
    lifeStealPercent: worn.lifeStealPercent,
  }
}

/** Both are the sum of items and skill (B9, R06). */
export const totalReflectPercent = (stats: FightStats): number =>
  stats.reflectPercent + skillActs(stats.skill).reflectPercent

export const totalLifeStealPercent = (stats: FightStats): number =>
  stats.lifeStealPercent + skillActs(stats.skill).lifeStealPercent
