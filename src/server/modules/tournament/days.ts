import { createHash } from 'node:crypto'
import type { CallData } from '#contracts/schemas.ts'
import { firstTournamentKept, type TournamentDay, tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { ApiError } from '#server/api-error.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
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

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Created on first use, which fixes its seed (R26). */
export const ensureDay = async (
  { db, entropy }: Pick<CallScope, 'db' | 'entropy'>,
  day: TournamentDay,
): Promise<TournamentDayRow> => {
  const known = await findDay(db, day)
  if (known) return known
  const seed = entropy.bytes(SEED_BYTES).toString('hex')
  await insertDay(db, { day, seed, seed_hash: sha256(seed) })
  const made = await findDay(db, day)
  if (!made) throw new Error(`The tournament of ${day} is gone.`)
  return made
}

/** Waits for players entering or leaving, then excludes them, whatever other clocks say (R26). Idempotent. */
export const beginPass = (scope: CallScope, day: TournamentDay): Promise<void> =>
  inTransaction(scope.db, async (db) => {
    await waitForEntries(db, day)
    const { begun_at } = await ensureDay({ ...scope, db }, day)
    if (begun_at === null) await setBegun(db, day, scope.nowMs)
  })

/** From 20:05 UTC, once all brackets are fought (R26). */
export const isShown = ({ day, drawnMs }: Pick<DayFacts, 'day' | 'drawnMs'>, nowMs: number): boolean =>
  drawnMs !== null && nowMs >= tournamentResultsMs(day)

/** R26, as far as published. */
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

/** For thirty days. @throws ApiError `not-found` */
export const shownDay = async (db: Db, day: TournamentDay, nowMs: number): Promise<DayFacts> => {
  const row = day < firstTournamentKept(nowMs) ? undefined : await findDay(db, day)
  const facts = row && factsOf(row)
  if (!facts || !isShown(facts, nowMs)) throw new ApiError('not-found')
  return facts
}

export const daysShown = async (db: Db, from: TournamentDay, nowMs: number): Promise<readonly DayFacts[]> =>
  (await findDays(db, from)).map(factsOf).filter((facts) => isShown(facts, nowMs))
