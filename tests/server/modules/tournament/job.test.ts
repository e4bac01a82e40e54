import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulationOf } from '../../../../src/rules/kombat/fight-versions.ts'
import { bracketEnds, bracketOf, playBracket } from '../../../../src/rules/tournament/bracket.ts'
import { compareEntries, dealPool, poolsOf, slicesOf } from '../../../../src/rules/tournament/draw.ts'
import { parseEntrant, powerOfLoadout } from '../../../../src/rules/tournament/entrant.ts'
import { tournamentPrize } from '../../../../src/rules/tournament/prizes.ts'
import { entrantsText, sliceText } from '../../../../src/rules/tournament/published-texts.ts'
import { tournamentClosesMs, tournamentResultsMs } from '../../../../src/rules/tournament/tournament-calendar.ts'
import type { OpenDatabase } from '../../../../src/server/db/connection.ts'
import type { BracketEntrant } from '../../../../src/server/db/tables/tournament.ts'
import { findBracket } from '../../../../src/server/modules/tournament/bracket-store.ts'
import { findDay } from '../../../../src/server/modules/tournament/day-store.ts'
import { auditDifferences } from '../../../helpers/database/audit.ts'
import { jobsDatabase } from '../../../helpers/players/boss-world.ts'
import { crowdEnters, FIRST_ENTRANT, playDay, tendAt } from '../../../helpers/players/tournament-crowd.ts'
import { type TestApp, testApp } from '../../../helpers/server/test-app.ts'

let server: TestApp
let jobs: OpenDatabase
beforeAll(async () => {
  server = await testApp()
  jobs = jobsDatabase(server)
})
afterAll(async () => {
  expect(await auditDifferences(server.db)).toEqual([])
  await jobs.close()
  await server.close()
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

let days = 0
/** Each test has a day of its own. */
const nextDay = (): string => {
  days += 1
  return `2026-12-${String(days).padStart(2, '0')}`
}

const entriesOf = async (day: string) => {
  const { rows } = await sql<{
    player_id: bigint
    no: number
    entry_no: number | null
    bracket: number | null
    seat: number | null
    place: number | null
    wins: number
    lost_round: number | null
    lost_no: number | null
    people: number | null
    returned: string | null
    loadout: string | null
    bytes: number
  }>`
    select *, pg_column_size(tournament_entries.*) as bytes from tournament_entries where day = ${day}::date
    order by player_id, no`.execute(server.db)
  return rows
}
const bracketsOf = async (day: string) => {
  const row = await findDay(server.db, day)
  const brackets = []
  for (let no = 1; no <= (row?.brackets ?? 0); no++) {
    const bracket = await findBracket(server.db, day, no)
    if (!bracket) throw new Error(`no bracket ${no}`)
    brackets.push(bracket)
  }
  return brackets
}
const inboxOf = async (day: string, reason: string) => {
  const { rows } = await sql<{ player_id: bigint; tok: bigint; star: bigint; contents: object | null }>`
    select player_id, tok, star, contents from inbox
    where reason = ${reason} and at between ${new Date(tournamentClosesMs(day))} and ${new Date(tournamentResultsMs(day))}
    order by player_id, tok`.execute(server.db)
  return rows
}

/** What the rules make of what is published of a day, as a browser does: every bracket, pairing and fight. */
const recompute = async (day: string) => {
  const row = await findDay(server.db, day)
  if (!row) throw new Error('no day')
  const brackets = await bracketsOf(day)
  const all = brackets.flatMap(({ entrants, returned }) => [...entrants, ...returned])
  const entrants = all
    .map(({ line }: BracketEntrant) => {
      const entrant = parseEntrant(line)
      return { ...entrant, line, power: powerOfLoadout(entrant.loadout) }
    })
    .sort(compareEntries)
  const slices = slicesOf(entrants.length, (place) => entrants[place]?.power ?? 0)
  const hashed = slices.map(({ from, size, lowest, highest }, index) => ({
    no: index + 1,
    ...{ size, lowest, highest },
    hash: sha256(sliceText(entrants.slice(from, from + size).map(({ line }) => line))),
  }))
  const simulate = simulationOf(row.rules_version ?? '')
  if (!simulate) throw new Error('no rules')
  const pools = poolsOf(slices)
  return {
    row,
    stored: brackets.map(({ no, pool, seed, entrants: dealt, returned, winners }) => ({
      ...{ no, pool, seed, winners },
      entrants: dealt.map(({ line }) => line),
      returned: returned.map(({ line }) => line),
    })),
    hash: sha256(entrantsText(hashed)),
    slices: hashed,
    brackets: pools.flatMap((pool) => {
      const from = slices[pool.firstSlice]?.from ?? 0
      const size = slices.slice(pool.firstSlice, pool.firstSlice + pool.slices).reduce((sum, one) => sum + one.size, 0)
      const dealt = dealPool(row.seed, pool, entrants.slice(from, from + size))
      return dealt.brackets.map(({ seed, entries }, index) => {
        const no = pool.firstSlice + index + 1
        const bracket = bracketOf(
          seed,
          entries.map(({ loadout }) => loadout),
        )
        const matches = entries.length === 0 ? [] : playBracket(bracket, simulate)
        return {
          ...{ no, pool: pool.no, seed },
          winners: matches.map(({ upper, winner }) => (upper === winner ? '0' : '1')).join(''),
          entrants: entries.map(({ line }) => line),
          returned: no === pool.firstSlice + pool.slices ? dealt.returned.map(({ line }) => line) : [],
          ends: entries.length === 0 ? [] : bracketEnds(bracket, matches).slice(0, entries.length),
        }
      })
    }),
  }
}

/** Everything of a day follows from what is published, and each entry has what its bracket says. */
const expectProven = async (day: string): Promise<void> => {
  const { row, stored, hash, brackets } = await recompute(day)
  expect(sha256(row.seed)).toBe(row.seed_hash)
  expect(row.entrants_hash).toBe(hash)
  expect(stored).toEqual(brackets.map(({ ends: _, ...bracket }) => bracket))
  const rows = await entriesOf(day)
  for (const { no, ends } of brackets) {
    const own = rows.filter(({ bracket }) => bracket === no).sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0))
    expect(own.map(({ place, wins, lost_round, lost_no }) => ({ place, wins, lost_round, lost_no }))).toEqual(
      ends.map(({ place, wins, lost }) => ({
        ...{ place, wins },
        lost_round: lost?.round ?? null,
        lost_no: lost?.no ?? null,
      })),
    )
  }
}

describe('a day of the tournament (row 148, R26)', () => {
  it.each([0, 1, 2, 7, 8, 31, 32, 33])('of %i entries is read, hashed, drawn, fought and paid', async (players) => {
    const day = nextDay()
    await crowdEnters(server.db, day, { players })
    await playDay(jobs.db, day)
    const row = await findDay(server.db, day)
    expect(row).toMatchObject({ entrants: players, brackets: Math.ceil(players / 32) })
    expect(row?.paid_at).not.toBeNull()
    await expectProven(day)
    const rows = await entriesOf(day)
    expect(rows).toHaveLength(players)
    if (players === 1) {
      expect(rows[0]).toMatchObject({ bracket: null, place: null, returned: 'alone' })
      expect(await inboxOf(day, 'tournament-return')).toEqual([
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
    // One bracket with bots or without, or two of sixteen and seventeen.
    const winners = rows.filter(({ place }) => place === 1)
    expect(winners.length).toBeLessThanOrEqual(Math.ceil(players / 32))
    expect(Math.max(0, ...rows.map(({ bytes }) => bytes))).toBeLessThanOrEqual(400)
  })

  it('gives each entry once what its place brings, and the points of the place (R27)', async () => {
    const day = nextDay()
    await crowdEnters(server.db, day, { players: 40 })
    await playDay(jobs.db, day)
    await tendAt(jobs.db, tournamentResultsMs(day) + 60_000)
    const rows = await entriesOf(day)
    const due = rows.map(({ player_id, place, wins, people }) => ({
      player_id,
      ...tournamentPrize({ place: place as 1, wins }, people ?? 0),
    }))
    expect(
      (await inboxOf(day, 'tournament-prize')).map(({ player_id, tok, star }) => [
        player_id,
        Number(tok),
        Number(star),
      ]),
    ).toEqual(
      due.filter(({ tokNano }) => tokNano > 0).map(({ player_id, tokNano, star }) => [player_id, tokNano, star]),
    )
    const { rows: points } = await sql<{ player_id: bigint; amount: number; ref: string }>`
      select player_id, amount, ref from league_points
      where source = 'tournament' and at = ${new Date(tournamentResultsMs(day))} order by player_id`.execute(server.db)
    expect(points).toEqual(
      due.map(({ player_id, leaguePoints }) => ({ player_id, amount: leaguePoints, ref: `${day}.1` })),
    )
  })

  it('of a thousand entries, three a player: nobody meets the own, what has no bracket gets its ticket back', async () => {
    const day = nextDay()
    await crowdEnters(server.db, day, { players: 334, entries: 3 })
    await playDay(jobs.db, day)
    await expectProven(day)
    const rows = await entriesOf(day)
    const places = rows
      .filter(({ bracket }) => bracket !== null)
      .map(({ player_id, bracket }) => `${player_id} ${bracket}`)
    expect(new Set(places).size).toBe(places.length)
    const back = rows.filter(({ returned }) => returned === 'no-bracket')
    expect(await inboxOf(day, 'tournament-return')).toHaveLength(back.length)
    expect(rows.every(({ bracket, returned }) => (bracket === null) === (returned === 'no-bracket'))).toBe(true)
  })
})
