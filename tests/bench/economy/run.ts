import { BRACKET_SIZE } from '#rules/tournament/open-brackets.ts'
import { CHEST_PERCENT, chestLineOf, worthPercent } from './chest-report.ts'
import { isLateEnough, lateSinkLines, lateSinksOf } from './late-sinks.ts'
import { isInBand, pathLineOf, simulatePath } from './path-season.ts'
import {
  bagTableOf,
  bossTableOf,
  deviations,
  FIRST_WEEK_PERCENT,
  firstWeekEffect,
  NOTES,
  PLAYERS,
  simulate,
  TOLERANCE_PERCENT,
  tableOf,
} from './report.ts'
import { fullBrackets } from './tournament-day.ts'
import {
  leagueTable,
  percentOfIncome,
  TOURNAMENT_NOTES,
  TOURNAMENT_PERCENT,
  tournamentTable,
} from './tournament-report.ts'

/** `npm run economy`: income and sinks a day for ninety days by the rules. Fails when a figure is out of its band. */
for (const habits of PLAYERS) {
  const days = simulate(habits)
  console.log(`${tableOf(habits, days)}\n\n${bagTableOf(habits, days)}\n\n${bossTableOf(habits, days)}\n`)
  const path = simulatePath(habits)
  if (!isInBand(habits, path)) process.exitCode = 1
  console.log(`${pathLineOf(habits, path)}\n`)
  const isAsBefore = Math.abs(worthPercent(days)) <= CHEST_PERCENT
  if (!isAsBefore) process.exitCode = 1
  console.log(`  ${isAsBefore ? 'ok ' : 'OUT'} ${chestLineOf(habits, days)}\n`)
  if (habits.name !== 'keen') continue
  for (const { day, expected, got, percent } of deviations(days)) {
    const verdict = Math.abs(percent) <= TOLERANCE_PERCENT ? 'ok ' : 'OUT'
    if (verdict === 'OUT') process.exitCode = 1
    console.log(`  ${verdict} day ${day}: ${got.toFixed(1)} TOK, R02 says ${expected} (${percent.toFixed(1)} %)`)
  }
  const [late, without] = [lateSinksOf(habits), lateSinksOf({ ...habits, lateAfterDays: null })]
  if (!isLateEnough(late, without)) process.exitCode = 1
  console.log(`${lateSinkLines(late, without)}\n`)
  const { day, percent } = firstWeekEffect(days, simulate(habits, false))
  const isSmall = Math.abs(percent) <= FIRST_WEEK_PERCENT
  if (!isSmall) process.exitCode = 1
  console.log(
    `  ${isSmall ? 'ok ' : 'OUT'} the first seven days move no later one by more than day ${day} (${percent.toFixed(1)} %)\n`,
  )
}
console.log(`${tournamentTable()}\n`)
const percent = percentOfIncome(fullBrackets(BRACKET_SIZE).strongest)
const isModest = percent <= TOURNAMENT_PERCENT
if (!isModest) process.exitCode = 1
console.log(
  `  ${isModest ? 'ok ' : 'OUT'} three entries a day bring the strongest ${percent.toFixed(1)} % of the income of day 30, at most ${TOURNAMENT_PERCENT} %\n`,
)
console.log(`${leagueTable()}\n`)
for (const note of [...NOTES, ...TOURNAMENT_NOTES]) console.log(note)
