import '../helpers/setup/built-art.ts'
import { sql } from 'kysely'
import { leagueWeekOf } from '../../src/rules/leaderboards/league-rewards.ts'
import { createRng } from '../../src/rules/prng.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '../../src/rules/units.ts'
import { leagueBoard } from '../../src/server/modules/leagues/board.ts'
import { leaguePoints } from '../../src/server/modules/leagues/points.ts'
import { leagueReward } from '../../src/server/modules/leagues/reward.ts'
import { giveBatch, tendLeagues } from '../../src/server/modules/leagues/settle.ts'
import { currentSeason } from '../../src/server/modules/season/service.ts'
import { startTimedDatabase } from './database-time.ts'
import { printFigure } from './figure.ts'

const PLAYERS = Number(process.env.LEAGUE_PLAYERS ?? 1_000_000)
const SAMPLES = Number(process.env.LEAGUE_SAMPLES ?? 300)
const BATCHES = 40
/** What a call of boards may take of the database among a million players, as issue 15 has it. */
const BAR_MS = 3

const WEEK_MS = 7 * MS_PER_DAY
// Of the world's first season, in its Week II; Week III is the one that is looked at.
const beganMs = Date.UTC(2026, 10, 2, 12)
const { db, databaseMsOf, stop } = await startTimedDatabase('leagues', beganMs)
const calendar = await currentSeason(db, beganMs)
const league = leagueWeekOf(calendar, calendar.number, 'III')
const nowMs = league.startMs + 5 * MS_PER_DAY
const now = sql`${new Date(nowMs)}::timestamptz`

await sql`
  insert into players (id, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power, rank_points,
    best_rank_points)
  select n, 'p' || n, 'P', n % 8, 'rising-fury', ${now}, ${now}, 10, 400, 0, 0 from generate_series(1, ${PLAYERS}::int) as n`.execute(
  db,
)
for (const week of [1, 2, 3])
  await sql`
    insert into league_weeks (player_id, season, week, fight_points, extra_points, fights, wins, reached_at)
    select n, ${calendar.number}::int, ${week}::int, floor(-160 * ln(1 - random()))::int + 2, 20, 10, 5,
      ${now} - make_interval(secs => n % 86400) from generate_series(1, ${PLAYERS}::int) as n`.execute(db)
for (const day of [1, 2])
  await sql`
    insert into league_points (player_id, source, at, ref, amount)
    select n, 'boss', ${new Date(league.startMs + day * MS_PER_DAY)}::timestamptz + make_interval(secs => n % 3600), 'f' || n, 10
    from generate_series(1, ${PLAYERS}::int) as n`.execute(db)
await sql`vacuum analyze`.execute(db)

const tend = (atMs: number) => tendLeagues({ db, nowMs: atMs })
const timed = async (name: string, work: () => Promise<unknown>): Promise<void> =>
  printFigure({ name: `league_${name}`, value: (await databaseMsOf(work)) / 1000, unit: 's' })

await timed('first_build_of_all', () => tend(nowMs))
// A minute's fights of a million players.
await sql`
  update league_weeks set fight_points = fight_points + 20, reached_at = ${now}
  where season = ${calendar.number} and week = 3 and player_id % 1000 = 0`.execute(db)
await sql`update league_boards set inboxed_at = ${now} where week = 1`.execute(db)
await timed('rebuilt_week', () => tend(nowMs + MS_PER_MINUTE))
await timed('rebuilt_week_and_special', () => tend(nowMs + 11 * MS_PER_MINUTE))

const rng = createRng('00000000000000000000000000000034')
const somebody = (): number => rng.int(1, PLAYERS)
const scope = { db, nowMs }
const sample = async (name: string, call: () => Promise<unknown>): Promise<void> => {
  const figures: number[] = []
  for (let taken = 0; taken < SAMPLES; taken++) figures.push(await databaseMsOf(call))
  figures.sort((a, b) => a - b)
  const at = (share: number): number => figures[Math.floor(SAMPLES * share)] ?? Number.NaN
  printFigure({ name: `league_${name}_p50`, value: at(0.5), unit: 'ms' })
  printFigure({ name: `league_${name}_p99`, value: at(0.99), unit: 'ms', bar: { atMost: BAR_MS } })
}
await sample('board', () => leagueBoard(scope, somebody(), { page: rng.int(1, 50) }))
await sample('board_special', () => leagueBoard(scope, somebody(), { week: 'special', page: 1 }))
await sample('points', () => leaguePoints(scope, somebody(), { page: 1 }))
await sample('reward', () => leagueReward(scope, somebody(), 'II'))

await timed('frozen', () => tend(league.closeMs + MS_PER_MINUTE))
// The rewards of a whole week that nobody has claimed, a batch after the other.
const lateMs = league.closeMs + 2 * WEEK_MS
let given = 0
const inboxMs = await databaseMsOf(async () => {
  for (let batch = 0; batch < BATCHES; batch++) given += (await giveBatch({ db, nowMs: lateMs }, league)) ?? 0
})
printFigure({ name: 'league_inboxed_a_second', value: given / (inboxMs / 1000), unit: '/s' })
await stop()
