import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CallData } from '../../../contracts/schemas.ts'
import {
  firstTournamentKept,
  type TournamentDay,
  tournamentResultsMs,
} from '../../../rules/tournament/tournament-calendar.ts'
import type { CallScope } from '../../call-scope.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../refusal.ts'
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

/** What makes a day provable, as far as it is published. */
type DayProof = CallData<'tournament.get'>['proof']

const SEED_BYTES = 32

/** SHA-256 of a text, lower-case hex: of a day's seed it is shown before the first entry (R26). */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The tournament of a day, made when it is first needed: its seed is fixed from then on (R26). */
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

/**
 * Begins the pass of a day: waits for whoever enters or leaves just now; from then on nobody does (R26), whatever the clocks of other
 * processes say. Asked again it does nothing.
 */
export const beginPass = (scope: CallScope, day: TournamentDay): Promise<void> =>
  inTransaction(scope.db, async (db) => {
    await waitForEntries(db, day)
    const { begun_at } = await ensureDay({ ...scope, db }, day)
    if (begun_at === null) await setBegun(db, day, scope.nowMs)
  })

/** Whether the results of a day can be seen: from 20:05 UTC on, once all brackets are fought (R26). */
export const isShown = ({ day, drawnMs }: Pick<DayFacts, 'day' | 'drawnMs'>, nowMs: number): boolean =>
  drawnMs !== null && nowMs >= tournamentResultsMs(day)

/** What is published of a day for proving it (R26). */
export const proofOf = (facts: DayFacts, nowMs: number): DayProof => {
  const { seedHash, entrantsHash, seed, rulesVersion } = facts
  const shown = isShown(facts, nowMs)
  return {
    seed_hash: seedHash,
    entrants_hash: entrantsHash,
    seed: shown ? seed : null,
    rules_version: shown ? rulesVersion : null,
  }
}

/** A day whose results can be seen, for thirty days. @throws Refusal `not-found` */
export const shownDay = async (db: Kysely<Database>, day: TournamentDay, nowMs: number): Promise<DayFacts> => {
  const row = day < firstTournamentKept(nowMs) ? undefined : await findDay(db, day)
  const facts = row && factsOf(row)
  if (!facts || !isShown(facts, nowMs)) throw new Refusal('not-found')
  return facts
}

/** The days from one on whose results can be seen, newest first. */
export const daysShown = async (
  db: Kysely<Database>,
  from: TournamentDay,
  nowMs: number,
): Promise<readonly DayFacts[]> => (await findDays(db, from)).map(factsOf).filter((facts) => isShown(facts, nowMs))
