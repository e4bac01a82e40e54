import type { CallData } from '#contracts/schemas.ts'
import { firstTournamentKept, type TournamentDay, tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { sha256Hex } from '#server/entropy/sha256.ts'
import {
  type DayFacts,
  factsOf,
  findDay,
  findDays,
  insertDay,
  setBegun,
  type TournamentDayRow,
  waitForEntries,
} from './day-store.ts'

const SEED_BYTES = 32

/** Inserts the day's row on first use. Its random seed is drawn then and never changes (R26). */
export const ensureDay = async (
  { db, entropy }: Pick<CallScope, 'db' | 'entropy'>,
  day: TournamentDay,
): Promise<TournamentDayRow> => {
  const known = await findDay(db, day)
  if (known) return known
  const seed = entropy.bytes(SEED_BYTES).toString('hex')
  await insertDay(db, { day, seed, seed_hash: sha256Hex(seed) })
  const made = await findDay(db, day)
  if (!made) throw new Error(`The tournament of ${day} is gone.`)
  return made
}

/**
 * Waits for players who are entering or leaving, then closes the day for all servers, also those whose clock is behind
 * (R26). Idempotent.
 */
export const beginPass = (scope: CallScope, day: TournamentDay): Promise<void> =>
  inTransaction(scope.db, async (db) => {
    await waitForEntries(db, day)
    const { begun_at } = await ensureDay({ ...scope, db }, day)
    if (begun_at === null) await setBegun(db, day, scope.nowMs)
  })

/** True from 20:05 UTC on, but not before all brackets are fought (R26). */
export const isShown = ({ day, drawnMs }: Pick<DayFacts, 'day' | 'drawnMs'>, nowMs: number): boolean =>
  drawnMs !== null && nowMs >= tournamentResultsMs(day)

/**
 * Fairness proof (R26): each hash as soon as it exists, seed and rules version (else null) once the results are shown.
 */
export const proofOf = (facts: DayFacts, nowMs: number): CallData<'tournament.get'>['proof'] => {
  const { seedHash, entrantsHash, seed, rulesVersion } = facts
  const shown = isShown(facts, nowMs)
  return {
    seed_hash: seedHash,
    entrants_hash: entrantsHash,
    seed: shown ? seed : null,
    rules_version: shown ? rulesVersion : null,
  }
}

/** @throws ApiError `not-found` before the results are shown and for days more than thirty days ago */
export const shownDay = async (db: Db, day: TournamentDay, nowMs: number): Promise<DayFacts> => {
  const row = day < firstTournamentKept(nowMs) ? undefined : await findDay(db, day)
  const facts = row && factsOf(row)
  if (!facts || !isShown(facts, nowMs)) throw new ApiError('not-found')
  return facts
}

export const daysShown = async (db: Db, from: TournamentDay, nowMs: number): Promise<readonly DayFacts[]> =>
  (await findDays(db, from)).map(factsOf).filter((facts) => isShown(facts, nowMs))
