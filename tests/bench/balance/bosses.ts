import { RUNNING_BOSSES } from '#rules/boss/boss-calendar.ts'
import { ARENA_BOSSES, bossDamage } from '#rules/boss/boss-fight.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { type RolledItem, rollItem } from '#rules/items/items.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import { STANCES } from '#rules/kombat/stances.ts'
import { createRng, type Rng } from '#rules/prng.ts'
import { GEARS, type Gear, HOUSE_IDS, statsOf } from './builds.ts'
import { mean, type SeedSource, seedsOf } from './duel.ts'
import type { BalancePart, Band } from './figures.ts'

/** R25's damage per fight in gear with R16's lines, in thousands: lowest and highest. */
const WANTED: Readonly<Record<Gear, readonly [from: number, to: number]>> = {
  naked: [1, 1],
  common: [5, 5],
  uncommon: [9, 10],
  rare: [15, 17],
  epic: [22, 24],
  legendary: [31, 33],
}
const ROUNDED = 0.5
const bandOf = (gear: Gear): Band => {
  const [from, to] = WANTED[gear]
  return { low: from - ROUNDED, high: to + ROUNDED, rule: 'R25' }
}
/** Each fight uses a newly rolled set, because rolled lines differ. */
const FIGHTS_PER_BUILD = 200

const rolledSet = (rng: Rng, gear: Gear): RolledItem[] =>
  gear === 'naked' ? [] : WORN_TYPES.map((type) => rollItem(rng, { type, rarity: gear }))

const meanDamage = (own: () => FightStats, boss: FightStats, fights: number, seeds: SeedSource): number => {
  let sum = 0
  for (let index = 0; index < fights; index++)
    sum += bossDamage(boss, simulateFight({ attacker: own(), defender: boss }, seeds()))
  return sum / fights
}

/**
 * Damage of a fight against each boss by gear: every house with every skill, in sets with lines as they drop (R25).
 * Stances have no effect on a boss (R55).
 */
export const bossBalance = (scale: number): BalancePart => {
  const seeds = seedsOf(0xb0)
  const rolls = createRng('0000b055')
  const stanceRng = createRng('0000b056')
  const fights = Math.ceil(FIGHTS_PER_BUILD * scale)
  const damage = (gear: Gear, boss: FightStats): number =>
    mean(
      HOUSE_IDS.flatMap((house) =>
        SKILL_NAMES.map((skill) =>
          meanDamage(
            () => ({
              ...statsOf({ house, gear, skill, items: rolledSet(rolls, gear) }),
              stance: stanceRng.pick(STANCES),
            }),
            boss,
            fights,
            seeds,
          ),
        ),
      ),
    ) / 1000
  const rows = RUNNING_BOSSES.map((slug) => {
    const { name, stats } = ARENA_BOSSES[slug]
    return { name, values: GEARS.map((gear) => ({ gear, value: damage(gear, stats) })) }
  })
  return {
    figures: rows.flatMap(({ name, values }) =>
      values.map(({ gear, value }) => ({
        group: `damage a fight, ${name}`,
        name: gear,
        value,
        unit: 'k',
        band: bandOf(gear),
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
