import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { tournamentClosesMs } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { fileJobsDatabase } from '#tests/helpers/players/boss-world.ts'
import { leaguePlayers, weekStartMs } from '#tests/helpers/players/league-players.ts'
import { crowdEnters, tendAt } from '#tests/helpers/players/tournament-crowd.ts'
import { expectPaid } from '#tests/helpers/players/tournament-proof.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const SUNDAY = '2026-11-29'
const MONDAY_MS = weekStartMs(11, 'III')

const server = await fileApp()
const jobs = fileJobsDatabase(server)

it('a tournament whose prizes are late counts for the week of its day, and the week’s places wait for it (R27)', async () => {
  expect(tournamentClosesMs(SUNDAY)).toBeLessThan(MONDAY_MS)
  const leagues = leaguePlayers(server, jobs)
  const isFinal = async (): Promise<boolean> => {
    const { rows } = await sql<{ final: boolean }>`
      select final_at is not null as final from league_boards where season = 11 and week = 2`.execute(server.db)
    return rows[0]?.final === true
  }
  await crowdEnters(server.db, SUNDAY, { players: 40 })
  await tendAt(jobs.db, tournamentClosesMs(SUNDAY))
  await leagues.close(11, 'II')
  expect(await isFinal()).toBe(false)

  server.clock.set(MONDAY_MS + 5 * MS_PER_MINUTE)
  await tendAt(jobs.db, server.clock.nowMs())
  await leagues.tend()
  expect(await isFinal()).toBe(true)
  await expectPaid(server.db, SUNDAY)
  const { rows } = await sql<{ week: number; players: number; best: number }>`
    select week, count(*)::int as players, max(extra_points) as best from league_weeks group by week`.execute(server.db)
  expect(rows).toEqual([{ week: 2, players: 40, best: 200 }])
  const { rows: first } = await sql<{ points: number }>`
    select points from league_places where season = 11 and week = 2 order by place limit 1`.execute(server.db)
  expect(first).toEqual([{ points: 200 }])
  server.clock.set(MONDAY_MS + MS_PER_DAY)
  await leagues.tend()
  expect(await auditDifferences(server.db)).toEqual([])
})
