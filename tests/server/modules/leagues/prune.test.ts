import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { pruneLeaguePoints } from '#server/modules/leagues/prune.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { fileJobsDatabase } from '#tests/helpers/players/boss-world.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { leaguePlayers, weekStartMs } from '#tests/helpers/players/league-players.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const WEEKS = ['I', 'II', 'III', 'IV'] as const

const server = await fileApp()
const jobs = fileJobsDatabase(server)
const leagues = leaguePlayers(server, jobs)
const id = await kombatPlayers(server).join()
// At the first and last instant of every week of three seasons.
for (const season of [11, 12, 13])
  for (const [index, week] of WEEKS.entries()) {
    const startMs = weekStartMs(season, week)
    for (const [no, atMs] of [startMs, startMs + 7 * MS_PER_DAY - 1].entries())
      await sql`
        insert into league_points (player_id, source, at, ref, amount)
        values (${id}, 'boss', ${new Date(atMs)}, ${`fight ${no}`}, 50)`.execute(server.db)
    await sql`
      insert into league_weeks (player_id, season, week, fight_points, extra_points, fights, reached_at)
      values (${id}, ${season}, ${index + 1}, 20, 100, 2, ${new Date(startMs)})`.execute(server.db)
  }

const prune = (db = jobs.db) => pruneLeaguePoints({ ...server.scope(), db })
const seasonsLeft = async () => {
  const { rows } = await sql<{ at: Date }>`select at from league_points order by at`.execute(server.db)
  const firstMs = weekStartMs(11, 'I')
  const counts = new Map<number, number>()
  for (const { at } of rows) {
    const season = 11 + Math.floor((at.getTime() - firstMs) / (28 * MS_PER_DAY))
    counts.set(season, (counts.get(season) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}

describe('what league points were for (R27)', () => {
  it('stays as long as a page shows it: eight weeks, and the seasons that they are of', async () => {
    // In Week III of season 13 the oldest of the last eight weeks, the running one included, is Week IV of season 11.
    server.clock.set(weekStartMs(13, 'III') + MS_PER_MINUTE)
    await leagues.tend()
    expect(await prune()).toBe(0)
    expect(await seasonsLeft()).toEqual({ 11: 8, 12: 8, 13: 8 })
    const { data } = await server.call('league.points', { query: { season: 11, week: 'special' } }, { as: id })
    expect([data.items.length, data.sums.boss]).toEqual([8, 400])
  })

  it('stays where a week is not final yet, however old: its sums may lack some of it', async () => {
    server.clock.set(weekStartMs(13, 'IV') + MS_PER_MINUTE)
    await leagues.tend()
    await sql`update league_boards set final_at = null where season = 11 and week = 2`.execute(server.db)
    expect(await prune()).toBe(6)
    await sql`update league_boards set final_at = now() where season = 11 and week = 2`.execute(server.db)
  })

  it('goes with the last page of its season, once: the sums and what is shown stay, and the audit holds', async () => {
    expect(await prune()).toBe(2)
    expect(await prune()).toBe(0)
    expect(await seasonsLeft()).toEqual({ 12: 8, 13: 8 })
    const { rows } = await sql<{ points: number }>`
      select sum(extra_points)::int as points from league_weeks where player_id = ${id}
        and season = 11`.execute(server.db)
    expect(rows).toEqual([{ points: 400 }])
    const older = await server.call('league.points', { query: { season: 11, week: 'special' } }, { as: id })
    expect(older.error.code).toBe('not-found')
    const { data } = await server.call('league.points', { query: { season: 12, week: 'I' } }, { as: id })
    expect(data.items).toHaveLength(2)
    expect(await auditDifferences(server.db)).toEqual([])
  })

  it('goes on where a turn was killed: the week that it was in is pruned whole', async () => {
    server.clock.set(weekStartMs(15, 'IV') + MS_PER_MINUTE)
    await leagues.tend()
    await sql`delete from league_points where at = ${new Date(weekStartMs(12, 'I'))}`.execute(server.db)
    expect(await prune()).toBe(15)
    expect(await seasonsLeft()).toEqual({})
  })
})
