import { LEAGUE_REWARDED_PLACES, leagueRewardOf } from '#rules/leaderboards/league-rewards.ts'
import { SEASON_DAYS } from '#rules/season/seasons.ts'
import { BRACKET_SIZE } from '#rules/tournament/open-brackets.ts'
import type { Place } from '#rules/units.ts'
import { nanoToTok } from '#tests/helpers/nano-to-tok.ts'
import { R02_INCOME } from './report.ts'
import { drawnDays, fullBrackets, STAR_PER_TOK, type TournamentDay } from './tournament-day.ts'

/** Upper limit of a tournament day's net rewards, in percent of R02's income on day 30. */
export const TOURNAMENT_PERCENT = 25
/** Day of R02 whose income is the yardstick. */
const INCOME_DAY = 30
const DAYS_A_WEEK = 7

export const dayIncome = (): number => R02_INCOME.find(([day]) => day === INCOME_DAY)?.[1] ?? Number.NaN

/** Net rewards of a tournament day in percent of R02's income on day 30. */
export const percentOfIncome = ({ netTok }: Pick<TournamentDay, 'netTok'>): number => (netTok / dayIncome()) * 100

const DAYS_OF = [33, 64, 65, 96, 129, 200, 320, 640, 1000]

const CELL = 11
const line = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(CELL)).join(' ')
const columns = ['', 'entries', 'TOK', 'STAR', 'tickets', 'net TOK', '% of d30', 'boxes', 'league pts']
const row = (name: string, day: TournamentDay): string =>
  line([
    name,
    ...[day.entries, day.tok, day.star, day.ticketStar, day.netTok, percentOfIncome(day)].map((value) =>
      value.toFixed(1),
    ),
    day.boxes.toFixed(2),
    day.leaguePoints.toFixed(0),
  ])

export const tournamentTable = (): string => {
  const full = fullBrackets(BRACKET_SIZE)
  return [
    `Three entries a day in full brackets of a band of ±10 % power; d30 earns ${dayIncome()} TOK (R02)`,
    line(columns),
    row('strongest', full.strongest),
    row('mean', full.mean),
    '',
    'The strongest of such a band, with three entries, on days of so many entries as they are drawn',
    line(columns),
    ...DAYS_OF.map((total) => row(String(total), drawnDays(total))),
  ].join('\n')
}

/** Daily rewards of a league place that is held for the whole season: TOK, STAR, and both in TOK (R27). */
export const leagueDay = (place: Place | null, points: number): { tok: number; star: number; inTok: number } => {
  const [week, special] = [leagueRewardOf('I', { place, points }), leagueRewardOf('special', { place, points })]
  const aDay = (read: (reward: NonNullable<typeof week>) => number): number =>
    (week ? read(week) : 0) / DAYS_A_WEEK + (special ? read(special) : 0) / SEASON_DAYS
  const [tok, star] = [aDay(({ tokNano }) => nanoToTok(tokNano)), aDay((reward) => reward.star)]
  return { tok, star, inTok: tok + star / STAR_PER_TOK }
}

const PLACES = [1, 3, 10, 50, 100, LEAGUE_REWARDED_PLACES] as readonly number[] as readonly Place[]

export const leagueTable = (): string => {
  const rowOf = (name: string, { inTok, star, tok }: ReturnType<typeof leagueDay>): string =>
    line([name, ...[tok, star, inTok, (inTok / dayIncome()) * 100].map((value) => value.toFixed(1))])
  return [
    'Leagues: what a place brings a day, its weeks and the season together',
    line(['place', 'TOK', 'STAR', 'in TOK', '% of d30']),
    ...PLACES.map((place) => rowOf(String(place), leagueDay(place, 1000))),
    rowOf('100 points', leagueDay(null, 100)),
  ].join('\n')
}

export const TOURNAMENT_NOTES = [
  `Tournaments and leagues are beside the income that R02 tells: STAR count as TOK by the shop's own prices, ${STAR_PER_TOK} for one (wood box, R32), as what tickets cost and as what is won; boxes are materials, which R02 leaves out.`,
  'The strongest and all others differ in power alone, which lets strength decide most. Days of 65 to 96 entries are one pool of three brackets with byes for the strongest: there it takes more than in full brackets. From about 130 entries on pools are narrower than the band.',
]
