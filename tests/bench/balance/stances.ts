import { HOUSES } from '#rules/house/houses.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { SKILL_NAMES, type SkillName } from '#rules/kombat/skills.ts'
import { BEATS, STANCES, type Stance } from '#rules/kombat/stances.ts'
import { en } from '#tests/helpers/english.ts'
import { GEARS, type Gear, HOUSE_IDS, statsOf } from './builds.ts'
import { mean, percentOf, type SeedSource, seedsOf } from './duel.ts'
import { around, type BalanceFigure, type BalancePart, type Band } from './figures.ts'

const CYCLE_BAND: Band = { low: 56, high: 60, rule: 'R55' }
const SINGLE_BAND: Band = { low: 54, high: 64, rule: 'R55' }
const MIX_BAND: Band = { low: 0, high: 52, rule: 'R55' }
const LIKE_BAND = around(50, 0.5, 'R55')

/** Fights for each build and each ordered pair of stances (attacker, defender). */
const FIGHTS_PER_CELL = 4000

const nameOf = (stance: Stance): string => stance.charAt(0).toUpperCase() + stance.slice(1)
const skillName = (skill: SkillName): string => en.kombat.skill[skill].name

interface Build {
  readonly house: number
  readonly skill: SkillName
  readonly gear: Gear
}

const BUILDS: readonly Build[] = HOUSE_IDS.flatMap((house) =>
  SKILL_NAMES.flatMap((skill) => GEARS.map((gear) => ({ house, skill, gear }))),
)

/** Row stance against column stance: percent won by the row. */
type Matrix = readonly (readonly number[])[]

const attackerPercent = (attacker: FightStats, defender: FightStats, fights: number, seeds: SeedSource): number => {
  let won = 0
  for (let index = 0; index < fights; index++)
    if (simulateFight({ attacker, defender }, seeds()).winner === 'attacker') won++
  return percentOf(won, fights)
}

/**
 * Win rates of each pair of stances, averaged over both as the attacker. Equal stances give the attacker's win rate,
 * which shows the advantage of attacking.
 */
const matrixOf = (build: Build, fights: number, seeds: SeedSource): Matrix => {
  const fighters = STANCES.map((stance) => ({ ...statsOf(build), stance }))
  const attacking = fighters.map((own) => fighters.map((other) => attackerPercent(own, other, fights, seeds)))
  const at = (row: number, column: number): number => attacking[row]?.[column] ?? 0
  return attacking.map((cells, row) =>
    cells.map((percent, column) => (row === column ? percent : (percent + 100 - at(column, row)) / 2)),
  )
}

const averageOf = (matrices: readonly Matrix[]): Matrix =>
  STANCES.map((_, row) => STANCES.map((__, column) => mean(matrices.map((matrix) => matrix[row]?.[column] ?? 0))))

const cell = (matrix: Matrix, own: Stance, other: Stance): number =>
  matrix[STANCES.indexOf(own)]?.[STANCES.indexOf(other)] ?? 0

const cycleOf = (matrix: Matrix): number[] => STANCES.map((stance) => cell(matrix, stance, BEATS[stance]))

/** Stance against stance between equals: every house with every skill, naked and in each set of gear (R55). */
export const stanceBalance = (scale: number): BalancePart => {
  const seeds = seedsOf(0x55)
  const fights = Math.ceil(FIGHTS_PER_CELL * scale)
  const measured = BUILDS.map((build) => ({ ...build, matrix: matrixOf(build, fights, seeds) }))
  const whole = averageOf(measured.map(({ matrix }) => matrix))
  const some = (name: string, isCounted: (build: Build) => boolean) => ({
    name,
    cycle: cycleOf(averageOf(measured.filter(isCounted).map(({ matrix }) => matrix))),
  })
  const singles = [
    ...HOUSE_IDS.map((id) => some(HOUSES[id]?.name ?? '', ({ house }) => house === id)),
    ...SKILL_NAMES.map((own) => some(skillName(own), ({ skill }) => skill === own)),
    ...GEARS.map((own) => some(own, ({ gear }) => gear === own)),
  ]
  const builds = measured.flatMap(({ matrix }) => cycleOf(matrix))
  const matchups = STANCES.map((stance) => `${nameOf(stance)} against ${nameOf(BEATS[stance])}`)
  const unit = '% won'
  const figure = (name: string, value: number, band: Band): BalanceFigure => ({
    group: 'stances',
    name,
    value,
    unit,
    band,
  })
  const single = (name: string, value: number): BalanceFigure => ({
    ...figure(name, value, SINGLE_BAND),
    group: 'stances by house, skill and gear',
  })
  return {
    figures: [
      ...cycleOf(whole).map((value, index) => figure(matchups[index] ?? '', value, CYCLE_BAND)),
      ...STANCES.map((stance) => figure(`${nameOf(stance)} against its like`, cell(whole, stance, stance), LIKE_BAND)),
      ...STANCES.map((stance, index) =>
        figure(`${nameOf(stance)} against an even mix`, mean(whole[index] ?? []), MIX_BAND),
      ),
      ...singles.flatMap(({ name, cycle }) => [
        single(`${name}, least of the three`, Math.min(...cycle)),
        single(`${name}, most of the three`, Math.max(...cycle)),
      ]),
      single('weakest single build', Math.min(...builds)),
      single('strongest single build', Math.max(...builds)),
    ],
    tables: [
      {
        title: 'Stances against stances, all houses, skills and gear, % won by the one on the left',
        columns: [...STANCES.map(nameOf), 'average'],
        rows: whole.map((row, index) => [nameOf(STANCES[index] as Stance), ...row, mean(row)] as const),
      },
      {
        title: 'Stances by house, skill and gear, % won',
        columns: matchups,
        rows: singles.map(({ name, cycle }) => [name, ...cycle] as const),
      },
    ],
    fights: BUILDS.length * STANCES.length ** 2 * fights,
  }
}
