import { HOUSES } from '#rules/house/houses.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { rollItem } from '#rules/items/items.ts'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { fightStatsOf } from '#rules/kombat/fighter-stats.ts'
import { POWER_RATIO } from '#rules/kombat/matchmaking.ts'
import { exactPowerOf } from '#rules/kombat/power.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import { exactWinChancePercent, WIN_CHANCE_EXPONENT } from '#rules/kombat/win-chance.ts'
import { createRng, type Rng } from '#rules/prng.ts'
import { STONE_LEVELS, STONE_TYPES } from '#rules/stones/stones.ts'
import type { ArmyStep } from '#rules/units.ts'
import { statsOf } from './builds.ts'
import { emptyTally, fightOut, percentOf, seedsOf, winPercent } from './duel.ts'
import { around, type BalancePart } from './figures.ts'

/** Tolerance of a win rate against R07, in percentage points. */
export const TOLERANCE = 4
const FIGHTS_PER_RATIO = 40_000
export const RATIOS = [1.05, 1.1, 1.2] as const
/** Win rates in percent with 1.05, 1.1 and 1.2 times the attack of an equal fighter. */
const WANTED_OF_ATTACK = [59, 68, 82] as const

const FIGHTERS = 2400
const PAIRS = 300_000
const NEAR = 300
const ARMY_STEPS = 10
const CHANCE_OF_SLOT = 85
const CHANCE_OF_STONE = 30
/** Width of a histogram bucket, in the logarithm of the power ratio. */
const BUCKET = 0.05
const FITS_WITHIN_POINTS = 2.5

const timesAttack = (stats: FightStats, factor: number): FightStats => ({
  ...stats,
  attack: Math.round(stats.attack * factor),
})

export const timesPower = (stats: FightStats, factor: number): FightStats => ({
  ...timesAttack(stats, factor),
  maxHp: Math.round(stats.maxHp * factor),
})

/** Win rates with 1.05, 1.1 and 1.2 times the attack, or power, of an equal fighter (R07). */
export const powerBalance = (scale: number): BalancePart => {
  const seeds = seedsOf(0x72)
  const fights = Math.ceil(FIGHTS_PER_RATIO * scale)
  const base = statsOf({ gear: 'common' })
  const rows = RATIOS.map((ratio, index) => ({
    ratio,
    attack: winPercent(timesAttack(base, ratio), base, fights, seeds),
    power: winPercent(timesPower(base, ratio), base, fights, seeds),
    wanted: WANTED_OF_ATTACK[index] ?? 0,
  }))
  return {
    figures: rows.flatMap(({ ratio, attack, power, wanted }) => [
      {
        group: 'power',
        name: `attack ×${ratio}`,
        value: attack,
        unit: '% won',
        band: around(wanted, TOLERANCE, 'R07'),
      },
      { group: 'power', name: `power ×${ratio}`, value: power, unit: '% won' },
    ]),
    tables: [
      {
        title: 'A stronger fighter against an equal one, % won (R07 names for power what attack alone wins)',
        columns: ['attack alone', 'power', 'R07 says'],
        rows: rows.map(({ ratio, attack, power, wanted }) => [`×${ratio}`, attack, power, wanted] as const),
      },
    ],
    fights: rows.length * 2 * fights,
  }
}

const near = (rng: Rng, rarity: number): Rarity =>
  RARITIES[Math.min(RARITIES.length - 1, Math.max(0, rarity + rng.int(-1, 1)))] ?? 'common'

const anyPlayer = (rng: Rng): FightStats => {
  const rarity = rng.int(-1, RARITIES.length - 1)
  const worn = rarity < 0 ? [] : WORN_TYPES.filter(() => rng.chance(CHANCE_OF_SLOT))
  return fightStatsOf({
    houseId: rng.int(0, HOUSES.length - 1),
    armyStep: rng.int(0, ARMY_STEPS) as ArmyStep,
    items: worn.map((type) => rollItem(rng, { type, rarity: near(rng, rarity) })),
    stones: STONE_TYPES.filter(() => rng.chance(CHANCE_OF_STONE)).map((type) => ({
      type,
      level: rng.pick(STONE_LEVELS),
    })),
    skill: rng.pick(SKILL_NAMES),
  })
}

/** Maximum-likelihood exponent of the win chance, by Newton's method. */
const likeliestExponent = (fights: readonly { readonly logRatio: number; readonly won: boolean }[]): number => {
  let exponent = 10
  for (let round = 0; round < 20; round++) {
    let slope = 0
    let curvature = 0
    for (const { logRatio, won } of fights) {
      const chance = 1 / (1 + Math.exp(-exponent * logRatio))
      slope += logRatio * ((won ? 1 : 0) - chance)
      curvature += logRatio * logRatio * chance * (1 - chance)
    }
    exponent += slope / curvature
  }
  return exponent
}

/**
 * Fights between any two players that matchmaking may bring together: their lengths, and the curve of the win chance.
 * Lengths are measured with mixed stances. The curve is measured without, because the shown win chance leaves stances
 * out (R55).
 */
export const fairFights = (scale: number): BalancePart => {
  const seeds = seedsOf(0x11)
  const chanceSeeds = seedsOf(0x12)
  const rng = createRng('fa1af19875000000')
  const players = Array.from({ length: FIGHTERS }, () => anyPlayer(rng))
    .map((stats) => ({ stats, power: exactPowerOf(stats) }))
    .sort((left, right) => left.power - right.power)
  const sum = emptyTally()
  const fights: { logRatio: number; won: boolean }[] = []
  const buckets = new Map<number, { fights: number; won: number; expected: number }>()
  for (let index = 0; index < PAIRS * scale; index++) {
    const place = rng.int(0, players.length - 1)
    const own = players[place]
    const other = players[Math.min(players.length - 1, Math.max(0, place + rng.int(-NEAR, NEAR)))]
    if (!own || !other || own === other) continue
    const ratio = own.power / other.power
    if (ratio < POWER_RATIO.min || ratio > POWER_RATIO.max) continue
    fightOut(own.stats, other.stats, 1, seeds, sum)
    const won = winPercent(own.stats, other.stats, 1, chanceSeeds, 'own') === 100
    const logRatio = Math.log(ratio)
    fights.push({ logRatio, won })
    const key = Math.round(logRatio / BUCKET)
    const bucket = buckets.get(key) ?? { fights: 0, won: 0, expected: 0 }
    bucket.fights++
    bucket.won += won ? 1 : 0
    bucket.expected += exactWinChancePercent(own.power, other.power)
    buckets.set(key, bucket)
  }
  const curve = [...buckets]
    .sort(([left], [right]) => left - right)
    .map(([key, bucket]) => {
      const wonPercent = percentOf(bucket.won, bucket.fights)
      const expected = bucket.expected / bucket.fights
      return {
        ratio: Math.exp(key * BUCKET),
        fights: bucket.fights,
        wonPercent,
        expected,
        error: expected - wonPercent,
      }
    })
  const error = Math.max(...curve.map((row) => Math.abs(row.error)))
  const quantile = (share: number): number => {
    let left = share * sum.fights
    return sum.byActions.findIndex((count) => {
      left -= count
      return left <= 0
    })
  }
  const group = 'fair fights of any two players'
  const chance = 'win chance of two powers, before stances'
  return {
    figures: [
      { group, name: 'mean length', value: sum.actions / sum.fights, unit: 'actions' },
      {
        group,
        name: 'decided by the share of HP at forty',
        value: percentOf(sum.decidedByShare, sum.fights),
        unit: '%',
      },
      { group, name: 'first mover', value: percentOf(sum.firstMoverWon, sum.fights), unit: '% won' },
      { group: chance, name: 'exponent in use', value: WIN_CHANCE_EXPONENT, unit: '' },
      { group: chance, name: 'exponent of these fights', value: likeliestExponent(fights), unit: '' },
      {
        group: chance,
        name: 'farthest from the fights',
        value: error,
        unit: 'points',
        band: { low: 0, high: FITS_WITHIN_POINTS, rule: 'extra 10' },
      },
    ],
    tables: [
      {
        title: 'Length of fair fights, actions at most in so many of a hundred fights',
        columns: ['1', '10', '25', '50', '75', '90', '99', '100'],
        rows: [['actions', ...[0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 1].map(quantile)]],
        decimals: 0,
      },
      {
        title: 'Win chance by the ratio of powers, fair fights before stances',
        columns: ['fights', '% won', '% expected', 'error'],
        rows: curve.map(
          (row) => [`×${row.ratio.toFixed(2)}`, row.fights, row.wonPercent, row.expected, row.error] as const,
        ),
      },
    ],
    fights: sum.fights + fights.length,
  }
}
