import type { CallData } from '#contracts/schemas.ts'
import { ENTRIES_A_DAY } from '#rules/tournament/draw.ts'
import { type TournamentDay, tournamentClosesMs, tournamentOpenAt } from '#rules/tournament/tournament-calendar.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { balanceOf, postMovements } from '#server/db/ledger.ts'
import { burn, mint } from '#server/db/movements.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { giveOrInbox } from '#server/modules/inbox/service.ts'
import { getPlayerLocked, type PlayerRow } from '#server/modules/players/service.ts'
import { type DayFacts, factsOf, holdOffPass } from './day-store.ts'
import { ensureDay } from './days.ts'
import { type EnterScope, entryNeedsOf } from './enter-scope.ts'
import { entryIdOf, parseEntryId } from './entry-id.ts'
import { deleteEntry, entriesOfDay, insertEntry, keepEnteredDay, newEntry, type OwnEntryRow } from './entry-store.ts'
import { entrantsShown, openEntryOnTheWire } from './own-entries.ts'

const TICKET = 'tournament-ticket'

const assertOldEnough = (player: PlayerRow, scope: EnterScope): void => {
  const needs = entryNeedsOf(player, scope)
  if (needs === null) return
  if (needs.fights > 0) throw new ApiError('tournament-fights-needed')
  throw new ApiError('tournament-too-new')
}

const answerOf = (facts: DayFacts, entries: readonly OwnEntryRow[], tickets: bigint): CallData<'tournament.enter'> => ({
  entries: entries.map(openEntryOnTheWire),
  entrants: entrantsShown(facts, entries),
  tickets: Number(tickets),
})

/** Holds off the 20:00 run until the transaction ends. @throws ApiError `tournament-closed` */
const openDay = async (scope: CallScope, day: TournamentDay) => {
  await holdOffPass(scope.db, day)
  const facts = factsOf(await ensureDay(scope, day))
  if (facts.begunMs !== null) throw new ApiError('tournament-closed')
  return facts
}

/**
 * A player can enter three times a day; from 20:00 UTC the entry is for tomorrow (R26). In the caller's transaction.
 * @throws ApiError `player-not-found`, `tournament-fights-needed`, `tournament-too-new`, `tournament-entries`,
 * `ticket-needed`; `tournament-closed` if another process's clock has closed the day
 */
export const enterTournament = async (scope: EnterScope, playerId: number): Promise<CallData<'tournament.enter'>> => {
  const { db, nowMs, entropy } = scope
  const day = tournamentOpenAt(nowMs)
  assertOldEnough(await getPlayerLocked(db, playerId), scope)
  const facts = await openDay(scope, day)
  const entries = await entriesOfDay(db, playerId, day)
  const no = Array.from({ length: ENTRIES_A_DAY }, (_, index) => index + 1).find(
    (free) => !entries.some((taken) => taken.no === free),
  )
  if (no === undefined) throw new ApiError('tournament-entries')
  const tickets = await balanceOf(db, playerId, TICKET)
  if (tickets < 1n) throw new ApiError('ticket-needed')
  const entry = { day, no }
  const paid = burn({
    id: uuidV7(entropy, nowMs),
    from: playerId,
    asset: TICKET,
    amount: 1n,
    reason: 'tournament-entry',
    ref: entryIdOf(entry),
  })
  await postMovements(db, [paid], nowMs)
  await insertEntry(db, playerId, entry, nowMs)
  await keepEnteredDay(db, playerId)
  return answerOf(facts, [...entries, newEntry(entry, nowMs)], tickets - 1n)
}

/**
 * Takes an entry back and returns its ticket, in the caller's transaction (R26). @throws ApiError `player-not-found`,
 * `entry-not-found`; `tournament-closed` from 20:00 UTC
 */
export const leaveTournament = async (
  scope: CallScope,
  playerId: number,
  entryId: string,
): Promise<CallData<'tournament.leave'>> => {
  const { db, nowMs, entropy } = scope
  const entry = parseEntryId(entryId)
  if (!entry) throw new ApiError('entry-not-found')
  await getPlayerLocked(db, playerId)
  const entries = await entriesOfDay(db, playerId, entry.day)
  const others = entries.filter(({ no }) => no !== entry.no)
  if (others.length === entries.length) throw new ApiError('entry-not-found')
  if (nowMs >= tournamentClosesMs(entry.day)) throw new ApiError('tournament-closed')
  const facts = await openDay(scope, entry.day)
  await deleteEntry(db, playerId, entry)
  const back = mint({
    id: uuidV7(entropy, nowMs),
    to: playerId,
    asset: TICKET,
    amount: 1n,
    reason: 'tournament-return',
    ref: entryIdOf(entry),
  })
  await giveOrInbox(scope, [back])
  await keepEnteredDay(db, playerId)
  return answerOf(facts, others, await balanceOf(db, playerId, TICKET))
}
