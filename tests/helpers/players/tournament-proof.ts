import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { simulationOf } from '#rules/kombat/fight-versions.ts'
import { type BracketPlace, bracketEnds, bracketOf, playBracket } from '#rules/tournament/bracket.ts'
import { compareEntries, dealPool, poolsOf, slicesOf } from '#rules/tournament/draw.ts'
import { parseEntrant, powerOfLoadout } from '#rules/tournament/entrant.ts'
import { tournamentPrize } from '#rules/tournament/prizes.ts'
import { entrantsText, sliceText } from '#rules/tournament/published-texts.ts'
import { tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import type { Db } from '#server/db/database.ts'
import type { BracketEntrant } from '#server/db/tables/tournament.ts'
import { findBracket } from '#server/modules/tournament/bracket-store.ts'
import { findDay } from '#server/modules/tournament/day-store.ts'
import { prizeInboxId, returnInboxId } from '#server/modules/tournament/entry-id.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export const entriesOf = async (db: Db, day: string) => {
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
    order by player_id, no`.execute(db)
  return rows
}
export const bracketsOf = async (db: Db, day: string) => {
  const row = await findDay(db, day)
  const brackets = []
  for (let no = 1; no <= (row?.brackets ?? 0); no++) {
    const bracket = await findBracket(db, day, no)
    if (!bracket) throw new Error(`no bracket ${no}`)
    brackets.push(bracket)
  }
  return brackets
}
export const inboxOf = async (db: Db, day: string, reason: 'tournament-prize' | 'tournament-return') => {
  const idOf = reason === 'tournament-prize' ? prizeInboxId : returnInboxId
  const ids = (await entriesOf(db, day)).map(({ player_id, no }) => idOf(Number(player_id), { day, no }))
  const { rows } = await sql<{ player_id: bigint; tok: bigint; star: bigint; contents: object | null }>`
    select player_id, tok, star, contents from inbox where reason = ${reason} and id = any(${ids}::uuid[])
    order by player_id, tok`.execute(db)
  return rows
}

/** Recomputes a day from published data alone, as a browser does. */
const recompute = async (db: Db, day: string) => {
  const row = await findDay(db, day)
  if (!row) throw new Error('no day')
  const brackets = await bracketsOf(db, day)
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

export const expectProven = async (db: Db, day: string): Promise<void> => {
  const { row, stored, hash, brackets } = await recompute(db, day)
  expect(sha256(row.seed)).toBe(row.seed_hash)
  expect(row.entrants_hash).toBe(hash)
  expect(stored).toEqual(brackets.map(({ ends: _, ...bracket }) => bracket))
  const rows = await entriesOf(db, day)
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

/** Expects that each entry of a person was paid once, by a prize, league points or a returned ticket. */
export const expectPaid = async (db: Db, day: string): Promise<void> => {
  const rows = (await entriesOf(db, day)).filter(({ player_id }) => player_id > 0n)
  const due = rows.flatMap(({ player_id, no, place, wins, people }) =>
    place === null ? [] : [{ player_id, no, ...tournamentPrize({ place: place as BracketPlace, wins }, people ?? 0) }],
  )
  const given = await inboxOf(db, day, 'tournament-prize')
  expect(given.map(({ player_id, tok, star }) => `${player_id} ${tok} ${star}`).sort()).toEqual(
    due
      .filter(({ tokNano }) => tokNano > 0)
      .map(({ player_id, tokNano, star }) => `${player_id} ${tokNano} ${star}`)
      .sort(),
  )
  expect(await inboxOf(db, day, 'tournament-return')).toHaveLength(
    rows.filter(({ returned }) => returned !== null).length,
  )
  const { rows: points } = await sql<{ player_id: bigint; amount: number; ref: string }>`
    select player_id, amount, ref from league_points
    where source = 'tournament' and at = ${new Date(tournamentResultsMs(day))} and player_id > 0
    order by player_id, ref`.execute(db)
  expect(points).toEqual(
    due.map(({ player_id, no, leaguePoints }) => ({ player_id, amount: leaguePoints, ref: `${day}.${no}` })),
  )
}
