import { ACTION_LIMIT } from '../../src/rules/constants.ts'
import { HOUSES } from '../../src/rules/house/houses.ts'
import { WORN_TYPES } from '../../src/rules/items/item-kinds.ts'
import { rollItem } from '../../src/rules/items/items.ts'
import { RARITIES } from '../../src/rules/items/rarities.ts'
import { simulateFight } from '../../src/rules/kombat/fight.ts'
import type { FightStats } from '../../src/rules/kombat/fight-types.ts'
import { fightStatsOf } from '../../src/rules/kombat/fighter-stats.ts'
import { SKILLS } from '../../src/rules/kombat/skills.ts'
import { createRng } from '../../src/rules/prng.ts'
import { STONE_LEVELS, STONE_TYPES } from '../../src/rules/stones/stones.ts'
import type { ArmyStep } from '../../src/rules/units.ts'
import { printFigure } from './figure.ts'

const FIGHTERS = 400
const FIGHTS_PER_ROUND = 50_000
const ROUNDS = 5
const SAMPLED_SCENARIOS = 5000

const rng = createRng('b0a710adb0a710ad')

const randomSeed = (): string =>
  Array.from({ length: 8 }, () => rng.int(0, 0xffffffff).toString(16).padStart(8, '0')).join('')

const randomFighter = (): FightStats => {
  const rarity = rng.pick(RARITIES)
  return fightStatsOf({
    houseId: rng.int(0, HOUSES.length - 1),
    armyStep: rng.int(0, 8) as ArmyStep,
    items: WORN_TYPES.map((type) => rollItem(rng, { type, rarity })),
    stones: STONE_TYPES.filter(() => rng.chance(40)).map((type) => ({ type, level: rng.pick(STONE_LEVELS) })),
    skill: rng.pick(SKILLS).slug,
  })
}

const byPower = (left: FightStats, right: FightStats): number => left.attack * left.maxHp - right.attack * right.maxHp

/** Neighbours by strength fight each other, as matchmaking has it. */
const fighters = Array.from({ length: FIGHTERS }, randomFighter).sort(byPower)
const pairs = fighters.slice(1).map((defender, index) => ({ attacker: fighters[index] ?? defender, defender }))
const seeds = Array.from({ length: 1009 }, randomSeed)

const fight = (index: number) => {
  const sides = pairs[index % pairs.length]
  const seed = seeds[index % seeds.length]
  if (!sides || !seed) throw new Error('the bench has neither fighters nor seeds')
  return simulateFight(sides, seed)
}

const median = (values: readonly number[]): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

/**
 * Fights simulated in a second without serialising: of the clock, and of this process's own processor time. The second
 * is what other programs on the machine do not disturb.
 */
const fightsPerSecond = (): { readonly wall: number; readonly cpu: number } => {
  const wall: number[] = []
  const cpu: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const startedMs = performance.now()
    const usage = process.cpuUsage()
    for (let index = 0; index < FIGHTS_PER_ROUND; index++) fight(index)
    const { user, system } = process.cpuUsage(usage)
    if (round === 0) continue
    wall.push((FIGHTS_PER_ROUND * 1000) / (performance.now() - startedMs))
    cpu.push((FIGHTS_PER_ROUND * 1_000_000) / (user + system))
  }
  return { wall: median(wall), cpu: median(cpu) }
}

/** A fighter that a player can build for long fights: little attack, all HP that there is, reflection and life steal. */
const tank = (): FightStats => ({
  ...fightStatsOf({
    houseId: rng.int(0, HOUSES.length - 1),
    armyStep: 23 as ArmyStep,
    items: WORN_TYPES.filter((type) => ['shield', 'helmet', 'armor', 'boots'].includes(type)).map((type) =>
      rollItem(rng, { type, rarity: 'legendary' }),
    ),
    stones: STONE_TYPES.map((type) => ({ type, level: 4 })),
    skill: 'life-steal',
  }),
  reflectPercent: 20,
  lifeStealPercent: 12,
})

const jsonBytes = (outcome: { readonly scenario: unknown }): number =>
  Buffer.byteLength(JSON.stringify(outcome.scenario))

const speed = fightsPerSecond()
const sampled = Array.from({ length: SAMPLED_SCENARIOS }, (_, index) => fight(index))
const fullLength = Array.from({ length: SAMPLED_SCENARIOS }, () =>
  simulateFight({ attacker: tank(), defender: tank() }, randomSeed()),
).filter((outcome) => outcome.actions === ACTION_LIMIT)
const bytes = sampled.map(jsonBytes)
const fullBytes = fullLength.map(jsonBytes)

const figures = [
  { name: 'fight_simulations', value: speed.wall, unit: 'fights/s' },
  { name: 'fight_simulations_cpu', value: speed.cpu, unit: 'fights/cpu-s' },
  { name: 'fight_actions_median', value: median(sampled.map((outcome) => outcome.actions)), unit: 'actions' },
  { name: 'scenario_json_median', value: median(bytes), unit: 'bytes' },
  { name: 'scenario_json_max', value: Math.max(...bytes), unit: 'bytes' },
  { name: 'scenario_json_forty_turns_median', value: median(fullBytes), unit: 'bytes' },
  { name: 'scenario_json_forty_turns_max', value: Math.max(...fullBytes), unit: 'bytes' },
]

for (const figure of figures) printFigure(figure)
