import { HOUSES } from '#rules/house/houses.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import { GEARS, type Gear, HOUSE_IDS, statsOf } from './builds.ts'
import { emptyTally, mean, percentOf, seedsOf, type Tally, winTable } from './duel.ts'
import { around, type BalanceFigure, type BalancePart, type Band } from './figures.ts'

/** Points of tolerance on either side of R07's range for the houses' averages. */
const TOLERANCE = 4
export const SHARE_BAND = {
  naked: { low: 43 - TOLERANCE, high: 58 + TOLERANCE, rule: 'R07' },
  geared: { low: 47 - TOLERANCE, high: 56 + TOLERANCE, rule: 'R07' },
} as const satisfies Record<string, Band>
export const PAIR_BAND: Band = { low: 40, high: 60, rule: 'R07' }

/** Naked Hamster wins 59.6 % against Dogs. Fewer fights could not tell that from the limit of 60 %. */
const FIGHTS_PER_PAIR = { naked: 100_000, geared: 8000, withSkills: 1000 }

const names = HOUSES.map((house) => house.name)

interface HouseTable {
  readonly gear: Gear
  readonly table: readonly (readonly number[])[]
  readonly tally: Tally
}

const measure = (gear: Gear, fights: number, seeds: () => string): HouseTable => {
  const tally = emptyTally()
  const fighters = HOUSE_IDS.map((house) => statsOf({ house, gear }))
  return { gear, table: winTable(fighters, fights, seeds, tally), tally }
}

const figuresOf = ({ gear, table }: HouseTable): BalanceFigure[] => {
  const group = `houses, ${gear}`
  const band = gear === 'naked' ? SHARE_BAND.naked : SHARE_BAND.geared
  const pairs = table.flat()
  return [
    ...table.map((row, house) => ({ group, name: names[house] ?? '', value: mean(row), unit: '% won', band })),
    { group, name: 'weakest single pair', value: Math.min(...pairs), unit: '% won', band: PAIR_BAND },
    { group, name: 'strongest single pair', value: Math.max(...pairs), unit: '% won', band: PAIR_BAND },
  ]
}

/** House-against-house win rates, naked and in each set of gear, and how long those fights are (R07). */
export const houseBalance = (scale: number): BalancePart => {
  const seeds = seedsOf(0x70)
  const count = (fights: number): number => Math.ceil(fights * scale)
  const tables = GEARS.map((gear) =>
    measure(gear, count(gear === 'naked' ? FIGHTS_PER_PAIR.naked : FIGHTS_PER_PAIR.geared), seeds),
  )
  const withSkills = GEARS.map((gear) => {
    const tally = emptyTally()
    for (const skill of SKILL_NAMES) {
      const fighters = HOUSE_IDS.map((house) => statsOf({ house, gear, skill }))
      winTable(fighters, count(FIGHTS_PER_PAIR.withSkills), seeds, tally)
    }
    return tally
  })
  const lengths = (tallies: readonly Tally[]): number[] => tallies.map((tally) => tally.actions / tally.fights)
  const firstMover = (tallies: readonly Tally[]): number[] =>
    tallies.map((tally) => percentOf(tally.firstMoverWon, tally.fights))
  const plain = tables.map(({ tally }) => tally)
  const lengthBand: Band = { low: 15, high: 19, rule: 'R07' }
  const group = 'length and first strike'
  return {
    figures: [
      ...tables.flatMap(figuresOf),
      { group, name: 'mean without skills', value: mean(lengths(plain)), unit: 'actions', band: lengthBand },
      { group, name: 'mean with skills', value: mean(lengths(withSkills)), unit: 'actions', band: lengthBand },
      {
        group,
        name: 'first mover without skills',
        value: mean(firstMover(plain)),
        unit: '% won',
        band: around(50, 0.5, 'R07'),
      },
      { group, name: 'first mover with skills', value: mean(firstMover(withSkills)), unit: '% won' },
    ],
    tables: [
      ...tables
        .filter(({ gear }) => gear === 'naked' || gear === 'rare')
        .map(({ gear, table }) => ({
          title: `Houses against houses, ${gear}, % won by the one on the left`,
          columns: [...names, 'average'],
          rows: table.map((row, house) => [names[house] ?? '', ...row, mean(row)] as const),
        })),
      {
        title: 'By gear: the averages of the houses (% won), and their fights',
        columns: [...names, 'actions', '… with skills', 'first %', '… with skills'],
        rows: tables.map(
          ({ gear, table }, index) =>
            [
              gear,
              ...table.map(mean),
              lengths(plain)[index] ?? 0,
              lengths(withSkills)[index] ?? 0,
              firstMover(plain)[index] ?? 0,
              firstMover(withSkills)[index] ?? 0,
            ] as const,
        ),
      },
    ],
    fights: [...plain, ...withSkills].reduce((sum, tally) => sum + tally.fights, 0),
  }
}
