import { describe, expect, it } from 'vitest'
import { tournamentClosesMs, tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { gaugeTournament } from '#server/jobs/tournament-gauge.ts'
import { findDay } from '#server/modules/tournament/day-store.ts'
import { fileJobsDatabase } from '#tests/helpers/players/boss-world.ts'
import { crowdEnters, FIRST_ENTRANT, playDay, tendAt } from '#tests/helpers/players/tournament-crowd.ts'
import { entriesOf, expectPaid, expectProven, inboxOf } from '#tests/helpers/players/tournament-proof.ts'
import { auditedApp } from '#tests/helpers/server/item-server.ts'
import { createSettableClock } from '#tests/helpers/server/settable-clock.ts'

const server = await auditedApp()
const jobs = fileJobsDatabase(server)

let days = 0
const nextDay = (): string => {
  days += 1
  return `2026-12-${String(days).padStart(2, '0')}`
}

describe('a day of the tournament (row 148, R26)', () => {
  it.each([0, 1, 2, 7, 8, 31, 32, 33])('of %i entries is read, hashed, drawn, fought and paid', async (players) => {
    const day = nextDay()
    await crowdEnters(server.db, day, { players })
    await playDay(jobs.db, day)
    const row = await findDay(server.db, day)
    expect(row).toMatchObject({ entrants: players, brackets: Math.ceil(players / 32) })
    expect(row?.paid_at).not.toBeNull()
    await expectProven(server.db, day)
    const rows = await entriesOf(server.db, day)
    expect(rows).toHaveLength(players)
    if (players === 1) {
      expect(rows[0]).toMatchObject({ bracket: null, place: null, returned: 'alone' })
      expect(await inboxOf(server.db, day, 'tournament-return')).toEqual([
        expect.objectContaining({
          player_id: BigInt(FIRST_ENTRANT),
          contents: expect.objectContaining({ tickets: 1 }),
        }),
      ])
      return
    }
    expect(
      rows.every(({ bracket, returned, loadout }) => bracket !== null && returned === null && loadout === null),
    ).toBe(true)
    // All entries are in one bracket, or in two of sixteen and seventeen.
    const winners = rows.filter(({ place }) => place === 1)
    expect(winners.length).toBeLessThanOrEqual(Math.ceil(players / 32))
    expect(Math.max(0, ...rows.map(({ bytes }) => bytes))).toBeLessThanOrEqual(400)
  })

  it('gives each entry once what its place brings, and the points of the place (R27)', async () => {
    const day = nextDay()
    await crowdEnters(server.db, day, { players: 40 })
    await playDay(jobs.db, day)
    await tendAt(jobs.db, tournamentResultsMs(day) + 60_000)
    await expectPaid(server.db, day)
    expect(await inboxOf(server.db, day, 'tournament-prize')).not.toEqual([])
  })

  it('of a thousand entries, three a player, lets no player meet an own entry, and returns the ticket of an entry without a bracket', async () => {
    const day = nextDay()
    await crowdEnters(server.db, day, { players: 334, entries: 3 })
    await playDay(jobs.db, day)
    await expectProven(server.db, day)
    const rows = await entriesOf(server.db, day)
    const places = rows
      .filter(({ bracket }) => bracket !== null)
      .map(({ player_id, bracket }) => `${player_id} ${bracket}`)
    expect(new Set(places).size).toBe(places.length)
    await expectPaid(server.db, day)
    expect(rows.every(({ bracket, returned }) => (bracket === null) === (returned === 'no-bracket'))).toBe(true)
  })

  it('tells an operator how many have entered, and for how long prizes are late', async () => {
    const day = nextDay()
    await crowdEnters(server.db, day, { players: 5 })
    await tendAt(jobs.db, tournamentClosesMs(day))
    const figuresAt = async (atMs: number): Promise<string> => {
      await gaugeTournament({ db: server.db, clock: createSettableClock(atMs), metrics: server.metrics })
      return server.metrics.text()
    }
    const late = await figuresAt(tournamentResultsMs(day) + 90_000)
    expect(late).toContain('house_kombat_tournament_late_seconds 90')
    await tendAt(jobs.db, tournamentResultsMs(day) + 90_000)
    expect(await figuresAt(tournamentResultsMs(day) + 120_000)).toContain('house_kombat_tournament_late_seconds 0')
  })
})
