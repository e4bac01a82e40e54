import { type SimulateFight, simulationOf } from '#rules/kombat/fight-versions.ts'
import { bracketEnds, bracketOf, playBracket, winnersText } from '#rules/tournament/bracket.ts'
import { type DealtPool, dealPool, type Pool, poolsOf } from '#rules/tournament/draw.ts'
import { parseEntrant } from '#rules/tournament/entrant.ts'
import type { HashedSlice } from '#rules/tournament/published-texts.ts'
import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { holdOffDeletions } from '#server/db/deletions.ts'
import type { BracketEntrant } from '#server/db/tables/tournament.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { displayName } from '#server/modules/players/service.ts'
import { findDay, type TournamentDayRow } from './day-store.ts'
import {
  type EndedEntry,
  type EntrantPerson,
  type FoughtBracket,
  insertBrackets,
  peopleOf,
  writeEnds,
} from './draw-store.ts'
import { entriesOfSlices, sliceHash } from './hash.ts'
import { type EntryOrder, type LinedEntry, linedEntries, readOrder } from './order.ts'
import { drawnEntrants } from './order-store.ts'
import { writeReturned } from './pass-store.ts'
import { saveDayProgress, takeTurn } from './progress-store.ts'
import { giveTicketsBack } from './returns.ts'

/** Brackets per transaction. Their fights block the process for some ten milliseconds. */
export const BRACKETS_AT_ONCE = 16

interface DrawnPool {
  readonly no: number
  readonly first: number
  readonly last: number
  readonly dealt: DealtPool<LinedEntry>
  readonly slices: readonly HashedSlice[]
}

/** Lines of entrants who already have a bracket. From then on only the bracket keeps their loadouts. */
const drawnLines = async (
  { db }: Scope,
  day: TournamentDay,
  { firstSlice, slices }: Pool,
): Promise<ReadonlyMap<number, string>> => {
  const numbers = Array.from({ length: slices }, (_, index) => firstSlice + index + 1)
  const entrants = await drawnEntrants(db, day, numbers)
  return new Map(entrants.map(({ line }) => [parseEntrant(line).entryNo, line]))
}

/** Gives the same brackets each time, because its inputs do not change after the 20:00 run. */
const drawPool = async (
  scope: Scope,
  { day, seed }: TournamentDayRow,
  order: EntryOrder,
  pool: Pool,
): Promise<DrawnPool> => {
  const lists = entriesOfSlices(order, pool.firstSlice, pool.slices)
  const entries = await linedEntries(scope.db, day, lists.flat(), () => drawnLines(scope, day, pool))
  let taken = 0
  const slices = lists.map(({ length }, index) => {
    const { size = 0, lowest = 0, highest = 0 } = order.slices[pool.firstSlice + index] ?? {}
    const hash = sliceHash(entries.slice(taken, taken + length))
    taken += length
    return { no: pool.firstSlice + index + 1, size, lowest, highest, hash }
  })
  return {
    no: pool.no,
    first: pool.firstSlice + 1,
    last: pool.firstSlice + pool.slices,
    dealt: dealPool(seed, pool, entries),
    slices,
  }
}

type People = ReadonlyMap<bigint, EntrantPerson>

const isPerson = ({ playerId }: LinedEntry): boolean => playerId > 0n

const entrantOf = ({ line, playerId }: LinedEntry, people: People): BracketEntrant => {
  const person = people.get(playerId)
  return { line, player_id: Number(playerId), name: person ? displayName(person) : null }
}

/** Leaves out the name, because nothing would erase it later. */
const returnedOf = ({ line, playerId }: LinedEntry): BracketEntrant => ({
  line,
  player_id: Number(playerId),
  name: null,
})

/** True if over a quarter of a bracket's people share an inviter (R26). */
const isMarked = (entries: readonly LinedEntry[], people: People): boolean => {
  const persons = entries.filter(isPerson)
  const brought = new Map<bigint, number>()
  for (const { playerId } of persons) {
    const inviter = people.get(playerId)?.referrer_id
    if (inviter != null) brought.set(inviter, (brought.get(inviter) ?? 0) + 1)
  }
  return Math.max(0, ...brought.values()) * 4 > persons.length
}

const fightBracket = (
  pool: DrawnPool,
  index: number,
  people: People,
  simulate: SimulateFight,
): { readonly bracket: FoughtBracket; readonly ended: readonly EndedEntry[] } | undefined => {
  const [dealt, slice] = [pool.dealt.brackets[index], pool.slices[index]]
  if (!dealt || !slice) return undefined
  const { seed, entries } = dealt
  const persons = entries.filter(isPerson).length
  const loadouts = entries.map(({ line }) => parseEntrant(line).loadout)
  const bracket = bracketOf(seed, loadouts)
  const matches = entries.length === 0 ? [] : playBracket(bracket, simulate)
  const ends = bracketEnds(bracket, matches)
  const isLast = slice.no === pool.last
  return {
    bracket: {
      ...{ pool: pool.no, seed, people: persons, slice },
      entrants: entries.map((entry) => entrantOf(entry, people)),
      returned: isLast ? pool.dealt.returned.map(returnedOf) : [],
      winners: winnersText(matches),
      marked: isMarked(entries, people),
    },
    ended: entries.flatMap(({ playerId, no }, seat) => {
      const end = ends[seat]
      return end ? [{ playerId, no, bracket: slice.no, seat, people: persons, end }] : []
    }),
  }
}

/**
 * Draws a batch in one transaction. @returns how many brackets; null if none is left, or another process has the turn
 */
const drawBatch = ({ db, nowMs }: Scope, day: TournamentDay, pool: DrawnPool, simulate: SimulateFight) =>
  inTransaction(db, async (trx) => {
    const progress = await takeTurn(trx, day)
    if (!progress || progress.drawn_to >= pool.last || progress.drawn_to < pool.first - 1) return null
    await holdOffDeletions(trx)
    const from = progress.drawn_to + 1
    const to = Math.min(pool.last, progress.drawn_to + BRACKETS_AT_ONCE)
    const batch = pool.dealt.brackets.slice(from - pool.first, to - pool.first + 1)
    const returned = to === pool.last ? pool.dealt.returned : []
    const entries = [...batch.flatMap((bracket) => bracket.entries), ...returned]
    const people = await peopleOf(trx, [...new Set(entries.map(({ playerId }) => playerId))])
    const fought = batch.flatMap((_, index) => fightBracket(pool, from - pool.first + index, people, simulate) ?? [])
    const brackets = fought.map(({ bracket }) => bracket)
    await insertBrackets(trx, day, brackets)
    const ends = fought.flatMap(({ ended }) => ended)
    await writeEnds(trx, day, ends)
    await writeReturned(trx, day, returned, pool.dealt.isAlone ? 'alone' : 'no-bracket')
    const ofPeople = returned.filter(({ playerId }) => people.has(playerId))
    await giveTicketsBack({ db: trx, nowMs }, day, ofPeople)
    await saveDayProgress(trx, day, { drawn_to: to, ...(to === progress.brackets && { drawn_at: new Date(nowMs) }) })
    return fought.length
  })

/**
 * Draws pool by pool, with the players' current names (R26). Can be resumed. @returns number of brackets @throws Error
 * if this build lacks the day's rules
 */
export const drawBrackets = async (scope: Scope, day: TournamentDay): Promise<number> => {
  const row = await findDay(scope.db, day)
  if (!row?.hashed_at || row.drawn_at) return 0
  const simulate = simulationOf(row.rules_version ?? '')
  if (!simulate) throw new Error(`The tournament of ${day} is fought by rules ${row.rules_version}, which are gone.`)
  const order = await readOrder(scope.db, day, row.entrants)
  let fought = 0
  for (const pool of poolsOf(order.slices)) {
    const progress = await findDay(scope.db, day)
    if (!progress || progress.drawn_to >= pool.firstSlice + pool.slices) continue
    const drawn = await drawPool(scope, progress, order, pool)
    for (let batch = await drawBatch(scope, day, drawn, simulate); batch !== null; ) {
      fought += batch
      batch = await drawBatch(scope, day, drawn, simulate)
    }
  }
  return fought
}
