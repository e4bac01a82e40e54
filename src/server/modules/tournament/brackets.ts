import type { CallData } from '#contracts/schemas.ts'
import { bracketEnds } from '#rules/tournament/bracket.ts'
import { tournamentPrize } from '#rules/tournament/prizes.ts'
import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { findBracket, listBrackets } from './bracket-store.ts'
import { proofOf, shownDay } from './days.ts'
import { matchReplayId } from './entry-id.ts'
import { entriesOfDay } from './entry-store.ts'
import { prizeOnTheWire } from './own-entries.ts'
import { hasReplay, pastBracketOf } from './past-bracket.ts'

const PAGE_SIZE = 20

/**
 * The strongest brackets first, twenty per page. @throws ApiError `not-found` before the results, and after thirty days
 */
export const bracketsOf = async (
  { db, nowMs }: Scope,
  playerId: number,
  { day, page }: { readonly day: TournamentDay; readonly page: number },
): Promise<CallData<'tournament.brackets'>> => {
  const facts = await shownDay(db, day, nowMs)
  const own = new Set((await entriesOfDay(db, playerId, day)).map(({ bracket }) => bracket))
  const first = facts.brackets - (page - 1) * PAGE_SIZE
  const numbers = Array.from({ length: PAGE_SIZE }, (_, index) => first - index).filter((no) => no > 0)
  const rows = numbers.length === 0 ? [] : await listBrackets(db, day, numbers)
  return {
    day,
    entrants: facts.entrants,
    proof: proofOf(facts, nowMs),
    items: rows.map(({ no, pool, entries, people, slice_size, slice_lowest, slice_highest, slice_hash }) => ({
      ...{ no, pool, entries, people },
      slice: { size: slice_size, lowest: slice_lowest, highest: slice_highest, hash: slice_hash },
      is_own: own.has(no),
    })),
    total: facts.brackets,
    page,
    page_size: PAGE_SIZE,
  }
}

/** A bracket with its proof. @throws ApiError `not-found` before the results, and after thirty days */
export const bracketPage = async (
  { db, nowMs }: Scope,
  playerId: number,
  { day, no }: { readonly day: TournamentDay; readonly no: number },
): Promise<CallData<'tournament.bracket'>> => {
  const { brackets } = await shownDay(db, day, nowMs)
  const row = await findBracket(db, day, no)
  if (!row) throw new ApiError('not-found')
  const past = pastBracketOf(row)
  const { bracket, seats, matches } = past
  const ends = bracketEnds(bracket, matches)
  return {
    day,
    no,
    pool: row.pool,
    brackets,
    people: row.people,
    seats: seats.map(({ kind, playerId: fighterId, name, profile }, seat) => {
      const end = ends[seat]
      if (!end) throw new RangeError(`No end of seat ${seat}`)
      const { cosmetic, house_id, pet, power, rank } = profile
      return {
        ...{ kind, user_id: fighterId, username: name, house_id, power, profile: { cosmetic, pet, rank } },
        is_own: fighterId === playerId,
        place: end.place,
        wins: end.wins,
        prize: kind === 'player' ? prizeOnTheWire(tournamentPrize(end, row.people)) : null,
      }
    }),
    matches: matches.map((match) => ({
      ...match,
      replay_id: hasReplay(past, match) ? matchReplayId({ day, bracket: no, round: match.round, no: match.no }) : null,
    })),
    proof: {
      seed: row.seed,
      entrants: row.entrants.map(({ line }) => line),
      returned: row.returned.map(({ line }) => line),
    },
  }
}
