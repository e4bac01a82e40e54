import { createHash } from 'node:crypto'
import { MISSIONS, type MissionChapter } from '../../../src/rules/economy/missions.ts'
import { createRng } from '../../../src/rules/prng.ts'
import { nanoToTok } from '../../helpers/nano-to-tok.ts'
import { type DayIncome, type Habits, liveDay, newcomer, type PlayerState } from './player-day.ts'

/** R02: what a keen player earns on a day, TOK. */
export const R02_INCOME: readonly (readonly [day: number, tok: number])[] = [
  [1, 39],
  [7, 99],
  [30, 202],
  [60, 380],
  [90, 530],
]
/** How far from R02 the keen player may be. */
export const TOLERANCE_PERCENT = 15

const BUILT_CHAPTERS: readonly MissionChapter[] = ['kombat', 'check-in', 'friends', 'hunting', 'items']
const builtMissions = MISSIONS.filter(({ chapter }) => BUILT_CHAPTERS.includes(chapter)).length
const DAYS_PER_MISSION = 5

const honorUpTo = (missions: number) => (day: number) => Math.min(missions, Math.floor(day / DAYS_PER_MISSION))

const KEEN: Habits = {
  name: 'keen',
  daysPerWeek: 7,
  visitsPerDay: 8,
  fightsPerDay: 45,
  winPercent: 57,
  huntHoursPerDay: 15,
  honorByDay: honorUpTo(MISSIONS.length),
  firstDayShare: 0.8,
}

/** Who is simulated. The keen player has all fourteen missions, as R02 has; beside it the same one with those of this build. */
export const PLAYERS: readonly Habits[] = [
  {
    name: 'casual',
    daysPerWeek: 4,
    visitsPerDay: 1,
    fightsPerDay: 5,
    winPercent: 50,
    huntHoursPerDay: 6,
    honorByDay: (day) => Math.min(4, Math.floor(day / 20)),
    firstDayShare: 0.8,
  },
  {
    name: 'regular',
    daysPerWeek: 6,
    visitsPerDay: 3,
    fightsPerDay: 15,
    winPercent: 52,
    huntHoursPerDay: 12,
    honorByDay: (day) => Math.min(builtMissions, Math.floor(day / 10)),
    firstDayShare: 0.8,
  },
  KEEN,
  { ...KEEN, name: 'keen, this build', honorByDay: honorUpTo(builtMissions) },
]

const SIMULATED_PLAYERS = 24
const DAYS = 90
/** A day's figure is the mean of this many days around it where there are as many: chance evens out. */
const AROUND_DAYS = 1

/** A day of a kind of player, means over all simulated ones. TOK and STAR, not nano. */
export interface EconomyDay {
  readonly day: number
  readonly income: { readonly [K in keyof DayIncome | 'all']: number }
  /** TOK spent on upgrades that day. */
  readonly sinkTok: number
  /** STAR spent on the army ladder that day. */
  readonly sinkStar: number
  readonly balanceTok: number
  readonly levels: PlayerState['levels']
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

interface LivedDay {
  readonly income: DayIncome
  readonly spent: number
  readonly starsSpent: number
  readonly balance: number
  readonly levels: PlayerState['levels']
}

const live = (habits: Habits, seed: string): LivedDay[] => {
  const rng = createRng(createHash('sha256').update(`economy ${habits.name} ${seed}`).digest('hex'))
  const player = newcomer()
  return Array.from({ length: DAYS + AROUND_DAYS }, (_, index) => {
    const [spent, starsSpent] = [player.spent, player.starsSpent]
    const income = liveDay(rng, player, habits, index + 1)
    return {
      income,
      spent: player.spent - spent,
      starsSpent: player.starsSpent - starsSpent,
      balance: player.balance,
      levels: { ...player.levels },
    }
  })
}

/** Ninety days of a kind of player, by the rules and fixed seeds: the same figures on every machine. */
export const simulate = (habits: Habits): EconomyDay[] => {
  const lives = Array.from({ length: SIMULATED_PLAYERS }, (_, seed) => live(habits, String(seed)))
  return Array.from({ length: DAYS }, (_, index) => {
    const around = index === 0 ? [0] : [index - 1, index, index + 1]
    const of = (read: (day: LivedDay) => number, days = around): number =>
      mean(lives.flatMap((life) => days.flatMap((at) => (life[at] ? [read(life[at])] : []))))
    const tok = (read: (day: LivedDay) => number, days?: number[]) => nanoToTok(of(read, days))
    return {
      day: index + 1,
      income: {
        mining: tok(({ income }) => income.mining),
        fights: tok(({ income }) => income.fights),
        hunts: tok(({ income }) => income.hunts),
        checkIn: tok(({ income }) => income.checkIn),
        all: tok(({ income }) => income.mining + income.fights + income.hunts + income.checkIn),
      },
      sinkTok: tok(({ spent }) => spent),
      sinkStar: of(({ starsSpent }) => starsSpent),
      balanceTok: tok(({ balance }) => balance, [index]),
      levels: {
        pocket: of(({ levels }) => levels.pocket, [index]),
        mining: of(({ levels }) => levels.mining, [index]),
        honor: of(({ levels }) => levels.honor, [index]),
      },
    }
  })
}

/** How far the keen player is from R02 on each of its days, percent. */
export const deviations = (
  days: readonly EconomyDay[],
): { day: number; expected: number; got: number; percent: number }[] =>
  R02_INCOME.map(([day, expected]) => {
    const got = days.find((candidate) => candidate.day === day)?.income.all ?? 0
    return { day, expected, got, percent: (got / expected - 1) * 100 }
  })

const SHOWN_DAYS = [1, 2, 3, 7, 14, 21, 30, 45, 60, 75, 90]
const columns = [
  'day',
  'mining',
  'fights',
  'hunts',
  'check-in',
  'all',
  'sink TOK',
  'sink STAR',
  'balance',
  'pocket',
  'salary',
  'honor',
]

/** A table of some of the days. */
export const tableOf = (habits: Habits, days: readonly EconomyDay[]): string => {
  const rows = days
    .filter(({ day }) => SHOWN_DAYS.includes(day))
    .map(({ balanceTok, day, income, levels, sinkStar, sinkTok }) => [
      String(day),
      ...[income.mining, income.fights, income.hunts, income.checkIn, income.all, sinkTok, sinkStar, balanceTok].map(
        (value) => value.toFixed(1),
      ),
      ...[levels.pocket, levels.mining, levels.honor].map((value) => value.toFixed(1)),
    ])
  const line = (cells: readonly string[]) => cells.map((cell) => cell.padStart(9)).join(' ')
  return [`${habits.name}: TOK a day`, line(columns), ...rows.map(line)].join('\n')
}

/** What the figures leave out. */
export const NOTES = [
  'Left out, as in R02: boosts (R42), referral, hunt milestones, tasks, bosses, tournaments, leagues.',
  `Left out, because their chapters are not built: guild, shop, market, blacksmith, medals, season rewards. This build serves ${builtMissions} of the ${MISSIONS.length} honor missions; R02 counts all of them, so the keen player has all, and "keen, this build" only those.`,
  'Sinks: upgrades for TOK, the army ladder for STAR; whoever can afford an upgrade buys the cheapest at once.',
  'The first day begins at joining: four fifths of it are left.',
]
