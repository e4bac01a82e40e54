import type { CallData } from '#contracts/schemas.ts'
import { firstTournamentKept, type TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import { ApiError } from '#server/api-error.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { daysShown, proofOf } from './days.ts'
import { entriesOfDay, newestDays } from './entry-store.ts'
import { claimsOfEntries, shownEntryOnTheWire } from './own-entries.ts'

/**
 * Without `asked`, the newest day with results that the player entered. @throws ApiError `not-found` without an own
 * entry or results
 */
export const tournamentResult = async (
  { db, nowMs }: Scope,
  playerId: number,
  asked: TournamentDay | undefined,
): Promise<CallData<'tournament.result'>> => {
  const entered = asked === undefined ? await newestDays(db, playerId) : [asked]
  const days = await daysShown(db, firstTournamentKept(nowMs), nowMs)
  const facts = days.find(({ day }) => entered.includes(day))
  const entries = facts ? await entriesOfDay(db, playerId, facts.day) : []
  if (!facts || entries.length === 0) throw new ApiError('not-found')
  const claims = await claimsOfEntries(db, playerId, entries)
  return {
    day: facts.day,
    entrants: facts.entrants,
    brackets: facts.brackets,
    entries: entries.map((entry) => shownEntryOnTheWire(playerId, entry, claims)),
    proof: proofOf(facts, nowMs),
  }
}
