import type { CallData } from '#contracts/schemas.ts'
import { dayKeyOf } from '#rules/days.ts'
import { BRACKET_PLACES } from '#rules/tournament/bracket.ts'
import { ENTRIES_A_DAY } from '#rules/tournament/draw.ts'
import { PEOPLE_FOR_WHOLE_PRIZES, tournamentPrize } from '#rules/tournament/prizes.ts'
import {
  firstTournamentKept,
  type TournamentDay,
  tournamentClosedAt,
  tournamentClosesMs,
  tournamentOpenAt,
  tournamentResultsMs,
} from '#rules/tournament/tournament-calendar.ts'
import { ticketsSelect } from '#server/db/ledger.ts'
import { playerView, readView } from '#server/db/player-view.ts'
import { type BracketRow, findBracket } from './bracket-store.ts'
import { type DayFacts, daysSelect, factsOf } from './day-store.ts'
import { ensureDay, isShown, proofOf } from './days.ts'
import { type EnterScope, entryNeedsOf } from './enter-scope.ts'
import { matchReplayId } from './entry-id.ts'
import { type OwnEntryRow, ownEntriesSelect } from './entry-store.ts'
import {
  claimsOfEntries,
  type EntryClaims,
  entrantsShown,
  openEntryOnTheWire,
  prizeOnTheWire,
  shownEntryOnTheWire,
} from './own-entries.ts'

type Page = CallData<'tournament.get'>

const LAST_DAYS = 3
const ENTRIES_READ = (LAST_DAYS + 2) * ENTRIES_A_DAY

const PRIZES: Page['prizes'] = BRACKET_PLACES.map((place) => ({
  place,
  ...prizeOnTheWire(tournamentPrize({ place, wins: 1 }, PEOPLE_FOR_WHOLE_PRIZES)),
}))

const pageView = (from: TournamentDay) =>
  playerView(
    { tickets: ticketsSelect, entries: ownEntriesSelect(ENTRIES_READ), days: () => daysSelect(from) },
    (read) => read,
  )

/**
 * The day to show: today from 20:00 UTC until its results, else the open day. After midnight, late results do not block
 * the next day.
 */
const dayOnStage = (days: readonly DayFacts[], nowMs: number): TournamentDay => {
  const today = dayKeyOf(nowMs)
  const isFighting =
    tournamentClosedAt(nowMs) === today && days.some((facts) => facts.day === today && !isShown(facts, nowMs))
  return isFighting ? today : tournamentOpenAt(nowMs)
}

const ownDays = (
  playerId: number,
  entries: readonly OwnEntryRow[],
  shown: readonly DayFacts[],
  claims: EntryClaims,
): Page['last'] =>
  shown.map(({ day, entrants, brackets }) => ({
    day,
    entrants,
    brackets,
    entries: entries.filter((entry) => entry.day === day).map((entry) => shownEntryOnTheWire(playerId, entry, claims)),
  }))

const finalOf = (day: TournamentDay, bracket: BracketRow | undefined): string | null => {
  const matches = bracket?.winners.length ?? 0
  if (!bracket || matches === 0) return null
  return matchReplayId({ day, bracket: bracket.no, round: Math.log2(matches + 1), no: 0 })
}

export const tournamentPage = async (scope: EnterScope, playerId: number): Promise<Page> => {
  const { db, nowMs } = scope
  const { entries, days, tickets, ...player } = await readView(
    db,
    playerId,
    pageView(firstTournamentKept(nowMs)),
    scope,
  )
  const day = dayOnStage(days, nowMs)
  const facts = days.find((known) => known.day === day) ?? factsOf(await ensureDay(scope, day))
  const own = entries.filter((entry) => entry.day === day)
  const shown = days.filter((known) => isShown(known, nowMs))
  const lastDays = shown.filter((known) => entries.some((entry) => entry.day === known.day)).slice(0, LAST_DAYS)
  const claims = await claimsOfEntries(
    db,
    playerId,
    entries.filter((entry) => lastDays.some((known) => known.day === entry.day)),
  )
  const needs = entryNeedsOf(player, scope)
  const [newest] = shown
  const strongest = newest && newest.brackets > 0 ? await findBracket(db, newest.day, newest.brackets) : undefined
  return {
    day,
    phase: nowMs < tournamentClosesMs(day) ? 'open' : 'fighting',
    closes_at: new Date(tournamentClosesMs(day)).toISOString(),
    results_at: new Date(tournamentResultsMs(day)).toISOString(),
    entrants: entrantsShown(facts, own),
    entries: own.map(openEntryOnTheWire),
    max_entries: ENTRIES_A_DAY,
    tickets: Number(tickets ?? 0n),
    needs: needs && { fights: needs.fights, account_from: new Date(needs.accountFromMs).toISOString() },
    prizes: PRIZES.map((prize) => ({ ...prize })),
    proof: proofOf(facts, nowMs),
    last: ownDays(playerId, entries, lastDays, claims),
    newest: newest
      ? {
          day: newest.day,
          results_at: new Date(tournamentResultsMs(newest.day)).toISOString(),
          entrants: newest.entrants,
          brackets: newest.brackets,
          final: finalOf(newest.day, strongest),
        }
      : null,
  }
}
