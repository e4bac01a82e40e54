import { SKILL_NAMES, type SkillName } from '#rules/kombat/skills.ts'
import { en } from '#tests/helpers/english.ts'
import { GEARS, HOUSE_IDS, statsOf } from './builds.ts'
import { emptyTally, mean, seedsOf, winTable } from './duel.ts'
import { around, type BalancePart } from './figures.ts'

/** Middle of the band of a skill's average win rate over all six skills, itself included, in percent (R08). */
const WANTED: Readonly<Record<SkillName, number>> = {
  berserk: 72,
  desolate: 65,
  'fatal-blow': 42,
  'life-steal': 43,
  reflect: 43,
  'rising-fury': 37,
}
const TOLERANCE = 4
const FIGHTS_PER_PAIR = 1200

const names = SKILL_NAMES.map((skill) => en.kombat.skill[skill].name)

const averageOf = (tables: readonly (readonly (readonly number[])[])[]): number[][] =>
  SKILL_NAMES.map((_, row) => SKILL_NAMES.map((__, column) => mean(tables.map((table) => table[row]?.[column] ?? 0))))

/** Skill-against-skill win rates of fighters alike in all else: every house, naked and in each set of gear (R08). */
export const skillBalance = (scale: number): BalancePart => {
  const seeds = seedsOf(0x80)
  const sum = emptyTally()
  const byGear = GEARS.map((gear) =>
    averageOf(
      HOUSE_IDS.map((house) => {
        const fighters = SKILL_NAMES.map((skill) => statsOf({ house, gear, skill }))
        return winTable(fighters, Math.ceil(FIGHTS_PER_PAIR * scale), seeds, sum)
      }),
    ),
  )
  const table = averageOf(byGear)
  return {
    figures: SKILL_NAMES.map((skill, index) => ({
      group: 'skills',
      name: names[index] ?? '',
      value: mean(table[index] ?? []),
      unit: '% won',
      band: around(WANTED[skill], TOLERANCE, 'R08'),
    })),
    tables: [
      {
        title: 'Skills against skills, all houses and all gear, % won by the one on the left',
        columns: [...names, 'average'],
        rows: table.map((row, index) => [names[index] ?? '', ...row, mean(row)] as const),
      },
      {
        title: 'Averages of the skills by gear, % won',
        columns: names,
        rows: GEARS.map((gear, index) => [gear, ...(byGear[index] ?? []).map(mean)] as const),
      },
    ],
    fights: sum.fights,
  }
}
