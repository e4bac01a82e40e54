import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { tournamentClosesMs, tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import type { Db } from '#server/db/database.ts'
import { createSeededEntropy } from '#server/entropy/test-entropy.ts'
import { findDay } from '#server/modules/tournament/day-store.ts'
import { beginPass } from '#server/modules/tournament/days.ts'
import { drawBrackets } from '#server/modules/tournament/draw.ts'
import { hashEntrants } from '#server/modules/tournament/hash.ts'
import { readBatch } from '#server/modules/tournament/pass.ts'
import { dieAtRows } from '#tests/helpers/database/deadly-rows.ts'
import { fileJobsDatabase } from '#tests/helpers/players/boss-world.ts'
import { crowdEnters, playDay, tendAt } from '#tests/helpers/players/tournament-crowd.ts'
import { entriesOf, expectPaid, expectProven } from '#tests/helpers/players/tournament-proof.ts'
import { auditedApp } from '#tests/helpers/server/item-server.ts'

const PLAYERS = 400
const ENTRIES = 3 * PLAYERS

const server = await auditedApp()
const jobs = fileJobsDatabase(server)
const others = fileJobsDatabase(server)

let days = 0
const crowdedDay = async (): Promise<string> => {
  days += 1
  const day = `2026-12-${String(days).padStart(2, '0')}`
  await crowdEnters(server.db, day, { players: PLAYERS, entries: 3 })
  return day
}

const scopeOf = (db: Db, day: string) => ({
  db,
  nowMs: tournamentClosesMs(day),
  entropy: createSeededEntropy('draw'),
})

const hashedDay = async (): Promise<string> => {
  days += 1
  const day = `2026-12-${String(days).padStart(2, '0')}`
  await crowdEnters(server.db, day, { players: 20, entries: 3 })
  const scope = scopeOf(server.db, day)
  await beginPass(scope, day)
  while ((await readBatch(scope, day)) !== null);
  await hashEntrants(scope, day)
  return day
}

const isPaid = async (day: string): Promise<boolean> => (await findDay(server.db, day))?.paid_at != null

/** Runs the job until the day is paid. Returns how often it died. */
const playWithDeaths = async (day: string): Promise<number> => {
  let deaths = 0
  for (let run = 0; run < 60 && !(await isPaid(day)); run++)
    await tendAt(jobs.db, tournamentResultsMs(day)).catch(() => {
      deaths += 1
    })
  return deaths
}

describe('the job of a day (R26)', () => {
  it.each([
    ['entries are read', 'tournament_entries', [20, 700, 1150]],
    ['entries get their brackets', 'tournament_entries', [ENTRIES + 20, ENTRIES + 700, ENTRIES + 1000]],
    ['brackets are stored', 'tournament_brackets', [3, 12, 30]],
    ['prizes and tickets go to the inboxes', 'inbox', [5, 80, 200]],
    ['league points are booked', 'league_points', [100, 700, 1300]],
    ['it notes how far it is', 'tournament_days', [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]],
  ] as const)('is killed while %s, and has done all of it once', async (_when, table, rows) => {
    const day = await crowdedDay()
    const live = await dieAtRows(server, table, rows)
    const deaths = await playWithDeaths(day)
    await live()
    expect(deaths).toBeGreaterThanOrEqual(3)
    await expectProven(server.db, day)
    await expectPaid(server.db, day)
  })

  it('is done once where two processes do it at the same time', async () => {
    const day = await crowdedDay()
    for (let run = 0; run < 60 && !(await isPaid(day)); run++)
      await Promise.all([tendAt(jobs.db, tournamentResultsMs(day)), tendAt(others.db, tournamentResultsMs(day))])
    await expectProven(server.db, day)
    await expectPaid(server.db, day)
  })

  it('goes on wherever another process has drawn the whole day between two of its reads', async () => {
    for (let at = 1; ; at += 1) {
      const day = await hashedDay()
      let reads = 0
      let isReading = true
      const interrupted = jobs.db.withPlugin({
        transformQuery: ({ node }) => {
          const text = node.kind === 'RawNode' ? node.sqlFragments.join() : ''
          isReading &&= !text.includes('pg_try_advisory_xact_lock')
          return node
        },
        transformResult: async ({ result }) => {
          if (isReading) reads += 1
          if (isReading && reads === at) await tendAt(others.db, tournamentClosesMs(day))
          return result
        },
      })
      await drawBrackets(scopeOf(interrupted, day), day)
      if (reads < at) {
        expect(at).toBeGreaterThan(4)
        return
      }
      await expectProven(server.db, day)
    }
  })

  it('gives what it would have given if nothing had killed it', async () => {
    const [day, again] = [await crowdedDay(), await crowdedDay()]
    // Same seed and players, so only the order of the work differs.
    await sql`
      update tournament_days set seed = first.seed, seed_hash = first.seed_hash from tournament_days as first
      where first.day = ${day}::date and tournament_days.day = ${again}::date`.execute(server.db)
    await playDay(jobs.db, day)
    const live = await dieAtRows(server, 'tournament_brackets', [7, 29, 40])
    await playWithDeaths(again)
    await live()
    const ends = async (of: string) =>
      (await entriesOf(server.db, of)).map(({ player_id, no, entry_no, bracket, seat, place, wins, returned }) => ({
        ...{ player_id, no, entry_no, bracket, seat, place, wins, returned },
      }))
    expect(await ends(again)).toEqual(await ends(day))
  })

  it('done late, at eleven or on the next day, is as if it had been in time, the older day first', async () => {
    const [first, second] = [await crowdedDay(), await crowdedDay()]
    const lateMs = tournamentClosesMs(second) + 3 * 3_600_000
    await tendAt(jobs.db, lateMs)
    for (const day of [first, second]) {
      await expectProven(server.db, day)
      await expectPaid(server.db, day)
    }
    const { rows } = await sql<{ day: string }>`
      select day from tournament_days where day in (${first}, ${second})
      order by drawn_at, paid_at, day`.execute(server.db)
    expect(rows.map(({ day }) => day)).toEqual([first, second])
  })
})
