import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import type { OpenDatabase } from '#server/db/connection.ts'
import { beginSnapshot, writeSnapshot } from '#server/modules/airdrop/snapshot.ts'
import { pruneTournaments } from '#server/modules/tournament/prune.ts'
import { jobsDatabase } from '#tests/helpers/players/boss-world.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { leaguePlayers, weekStartMs } from '#tests/helpers/players/league-players.ts'
import { receiptWorld } from '#tests/helpers/players/receipt-world.ts'
import { crowdEnters, FIRST_ENTRANT, playDay, tendAt } from '#tests/helpers/players/tournament-crowd.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

const [WEEK_II, WEEK_III] = ['2026-11-23', '2026-11-30']
const MONDAY_MS = weekStartMs(11, 'III')
const BACK_MS = weekStartMs(11, 'II') + 42 * MS_PER_DAY + MS_PER_MINUTE

let server: TestApp
let jobs: OpenDatabase
let leagues: ReturnType<typeof leaguePlayers>
let receipts: ReturnType<typeof receiptWorld>
beforeEach(async () => {
  server = await testApp()
  jobs = jobsDatabase(server)
  leagues = leaguePlayers(server, jobs)
  receipts = receiptWorld(server, jobs)
  await leagues.tend()
  await receipts.build()
})
afterEach(async () => {
  await jobs.close()
  await server.close()
})

const closeWeek = async (slug: 'II' | 'III', batches?: number) => {
  await tendAt(jobs.db, weekStartMs(11, slug) + 7 * MS_PER_DAY)
  await leagues.close(11, slug)
  return receipts.build(batches)
}
const finished = (name: string, atMs: number) =>
  sql`
    insert into airdrop_snapshots (name, version, through, is_last, started_at, after_id, lines, excluded, points, root, finished_at)
    values (${name}, 1, '2026-11-21', false, ${new Date(atMs)}, 0, 7, 0, 5, ${'ab'.repeat(32)},
      ${new Date(atMs)})`.execute(server.db)
const snapshotsOf = async (week: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ shared: readonly { readonly period: string; readonly leaf: number }[] }>`
    select shared from receipt_weeks where week = ${week}::date and root is not null`.execute(server.db)
  return rows.flatMap(({ shared }) => shared.toSorted((a, b) => a.leaf - b.leaf).map(({ period }) => period))
}

describe('a snapshot of the airdrop stands under one weekly root (R38)', () => {
  it('under the root of the week in which it was finished, when it was begun before Monday', async () => {
    await leagues.crowd(1500, { points: 10 })
    await sql`
      insert into airdrop_sums (player_id, through, claimed_nano, wins, active_days, friends_on)
      select player_id, '2026-11-28', 0, 1, 10, '2026-11-28' from league_weeks`.execute(server.db)
    server.clock.set(MONDAY_MS - MS_PER_MINUTE)
    await beginSnapshot(server.db, { name: 'over-monday', through: '2026-11-28', isLast: false }, server.clock.nowMs())
    let sealed: readonly string[] = []
    await writeSnapshot({ db: server.db, entropy: server.entropy, clock: server.clock }, 'over-monday', async () => {
      sealed = await closeWeek('II')
    })
    expect(sealed).toEqual([WEEK_II])
    await closeWeek('III')
    expect(await snapshotsOf(WEEK_II)).toEqual([])
    expect(await snapshotsOf(WEEK_III)).toEqual(['over-monday'])
    const { rows } = await sql<{ at: Date }>`select finished_at as at from airdrop_snapshots`.execute(server.db)
    expect(rows[0]?.at.getTime()).toBeGreaterThan(MONDAY_MS)
  })

  it('the next one, when its week was sealed already: an operator’s clock is behind', async () => {
    await finished('in-time', MONDAY_MS - 2 * MS_PER_MINUTE)
    await closeWeek('II')
    await finished('behind', MONDAY_MS - 3 * MS_PER_MINUTE)
    await closeWeek('III')
    expect(await snapshotsOf(WEEK_II)).toEqual(['in-time'])
    expect(await snapshotsOf(WEEK_III)).toEqual(['behind'])
  })

  it('under none when it was finished before the first week there is', async () => {
    await finished('of-old', Date.parse(WEEK_II) - 1)
    await closeWeek('II')
    expect(await snapshotsOf(WEEK_II)).toEqual([])
  })
})

describe('a server that was off for six weeks', () => {
  it('prunes no tournament before its week’s root stands, and then does (R26)', async () => {
    const day = '2026-11-24'
    await crowdEnters(server.db, day, { players: 5 })
    await playDay(jobs.db, day)
    server.clock.set(BACK_MS)
    const prune = () => pruneTournaments({ ...server.scope(), db: jobs.db })
    const entries = async (): Promise<number> =>
      (await sql<{ day: string }>`select day from tournament_entries`.execute(server.db)).rows.length
    await prune()
    expect(await entries()).toBe(5)

    await tendAt(jobs.db, server.clock.nowMs())
    await leagues.tend()
    await receipts.tendSeasons()
    expect(await receipts.build()).toContain(WEEK_II)
    await prune()
    expect(await entries()).toBe(0)
    const { data } = await server.call(
      'receipts.proof',
      { params: { week: WEEK_II, kind: 'tournament' } },
      { as: FIRST_ENTRANT },
    )
    expect(data.lines).toMatchObject([{ period: `${day}.1` }])
  })

  it('seals league weeks and the season late with what they had', async () => {
    const players = kombatPlayers(server)
    const id = await players.join()
    await players.arrange(id, { rank_points: 1300, best_rank_points: 1300 })
    await leagues.score(id, { points: 70, week: 'II' })
    await leagues.score(id, { points: 90, week: 'IV' })
    server.clock.set(BACK_MS)
    await tendAt(jobs.db, server.clock.nowMs())
    await receipts.tendSeasons()
    await leagues.tend()
    expect(await receipts.build()).toHaveLength(6)
    const pointsOf = async (week: string, kind: 'league' | 'season' = 'league') =>
      (await server.call('receipts.proof', { params: { week, kind } }, { as: id })).data.lines.map(
        ({ period, points }) => [period, points],
      )
    expect(await pointsOf(WEEK_II)).toEqual([['11-II', 70]])
    expect(await pointsOf('2026-12-07')).toEqual([
      ['11-IV', 90],
      ['11-special', 160],
    ])
    expect(await pointsOf('2026-12-07', 'season')).toEqual([['11', 1300]])
  })
})
