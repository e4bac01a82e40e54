import { RUNNING_BOSSES } from '../../../src/rules/fight/boss-calendar.ts'
import { BOSS_FIGHTERS, bossDamage } from '../../../src/rules/fight/boss-fight.ts'
import { simulateFight } from '../../../src/rules/fight/fight.ts'
import type { FightStats } from '../../../src/rules/fight/fight-types.ts'
import { GEARS, type Gear, HOUSE_IDS, SKILL_NAMES, statsOf } from './builds.ts'
import { mean, type SeedSource, seedsOf } from './duel.ts'
import type { BalancePart, Band } from './figures.ts'

/** Damage a fight that R25 wants, thousands; it says nothing of epic gear. */
const WANTED: Readonly<Record<Gear, number | null>> = {
  naked: 1,
  common: 5,
  uncommon: 8.5,
  rare: 13,
  epic: null,
  legendary: 25,
}
const TOLERANCE = 0.2
const FIGHTS_PER_BUILD = 200

const meanDamage = (own: FightStats, boss: FightStats, fights: number, seeds: SeedSource): number => {
  let sum = 0
  for (let index = 0; index < fights; index++)
    sum += bossDamage(boss, simulateFight({ attacker: own, defender: boss }, seeds()))
  return sum / fights
}

const bandOf = (gear: Gear): Pick<BalancePart['figures'][number], 'band'> => {
  const wanted = WANTED[gear]
  if (wanted === null) return {}
  const band: Band = { low: wanted * (1 - TOLERANCE), high: wanted * (1 + TOLERANCE), rule: 'R25' }
  return { band }
}

/** Damage of a fight with each boss by gear: every house with every skill, in plain sets (R25). */
export const bossBalance = (scale: number): BalancePart => {
  const seeds = seedsOf(0xb0)
  const fights = Math.ceil(FIGHTS_PER_BUILD * scale)
  const damage = (gear: Gear, boss: FightStats): number =>
    mean(
      HOUSE_IDS.flatMap((house) =>
        SKILL_NAMES.map((skill) => meanDamage(statsOf({ house, gear, skill }), boss, fights, seeds)),
      ),
    ) / 1000
  const rows = RUNNING_BOSSES.map((slug) => {
    const { name, stats } = BOSS_FIGHTERS[slug]
    return { name, values: GEARS.map((gear) => ({ gear, value: damage(gear, stats) })) }
  })
  return {
    figures: rows.flatMap(({ name, values }) =>
      values.map(({ gear, value }) => ({
        group: `damage a fight, ${name}`,
        name: gear,
        value,
        unit: 'k',
        ...bandOf(gear),
      })),
    ),
    tables: [
      {
        title: 'Damage a fight with a boss by gear, all houses and skills, thousands',
        columns: GEARS,
        rows: rows.map(({ name, values }) => [name, ...values.map(({ value }) => value)] as const),
      },
    ],
    fights: rows.length * GEARS.length * HOUSE_IDS.length * SKILL_NAMES.length * fights,
  }
}
