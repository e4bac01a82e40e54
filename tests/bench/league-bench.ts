import '#tests/helpers/setup/built-art.ts'
import { sql } from 'kysely'
import { leagueWeekOf } from '#rules/leaderboards/league-rewards.ts'
import { createRng } from '#rules/prng.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { leagueBoard } from '#server/modules/leagues/board.ts'
import { leaguePoints } from '#server/modules/leagues/points.ts'
import { leagueReward } from '#server/modules/leagues/reward.ts'
import { giveBatch, tendLeagues } from '#server/modules/leagues/settle.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { measuredWork } from './measured-work.ts'
import { growPlayers } from './million-players.ts'
import { startTimedDatabase } from './timed-database.ts'

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 1_000_000)
const BATCHES = 40

const WEEK_MS = 7 * MS_PER_DAY
// Begun in Week II of the first season; Week III is measured.
const beganMs = Date.UTC(2026, 10, 2, 12)
const timed = await startTimedDatabase('leagues', beganMs)
const { db } = timed
const { measured, sampled, print } = measuredWork('league', timed)
const calendar = await currentSeason(db, beganMs)
const league = leagueWeekOf(calendar, calendar.number, 'III')
const nowMs = league.startMs + 5 * MS_PER_DAY
const now = sql`${new Date(nowMs)}::timestamptz`

await growPlayers(db, PLAYERS, nowMs)
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

await measured('first_build_of_all', () => tend(nowMs))
await sql`
  update league_weeks set fight_points = fight_points + 20, reached_at = ${now}
  where season = ${calendar.number} and week = 3 and player_id % 1000 = 0`.execute(db)
await sql`update league_boards set inboxed_at = ${now} where week = 1`.execute(db)
await measured('rebuilt_week', () => tend(nowMs + MS_PER_MINUTE))
await measured('rebuilt_week_and_special', () => tend(nowMs + 11 * MS_PER_MINUTE))

const rng = createRng('00000000000000000000000000000034')
const somebody = (): number => rng.int(1, PLAYERS)
const scope = { db, nowMs }
await sampled('board', () => leagueBoard(scope, somebody(), { page: rng.int(1, 50) }))
await sampled('board_special', () => leagueBoard(scope, somebody(), { week: 'special', page: 1 }))
await sampled('points', () => leaguePoints(scope, somebody(), { page: 1 }))
await sampled('reward', () => leagueReward(scope, somebody(), 'II'))

await measured('frozen', () => tend(league.closeMs + MS_PER_MINUTE))
const lateMs = league.closeMs + 2 * WEEK_MS
let given = 0
const seconds = await measured('inboxed', async () => {
  for (let batch = 0; batch < BATCHES; batch++) given += (await giveBatch({ db, nowMs: lateMs }, league)) ?? 0
})
print('inboxed_a_second', given / seconds, '/s')
await timed.stop()
