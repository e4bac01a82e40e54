import type { Kysely } from 'kysely'
import type { TournamentDay } from '../../../rules/tournament/tournament-calendar.ts'
import type { Database } from '../../db/database.ts'
import { forgetName } from './bracket-store.ts'
import { type ErasedEntry, eraseEntries } from './erase-store.ts'

/** An entry that was erased, with its player. */
interface ForgottenEntry extends ErasedEntry {
  readonly playerId: number
}

/** One order of brackets for every caller, against deadlocks. */
const inOrder = (a: ErasedEntry, b: ErasedEntry): number =>
  a.day.localeCompare(b.day) || (a.bracket ?? 0) - (b.bracket ?? 0)

/** Takes names out of the brackets of erased entries (R26: what an account leaves there is nameless). */
export const forgetNames = async (db: Kysely<Database>, erased: readonly ForgottenEntry[]): Promise<void> => {
  for (const { playerId, day, bracket } of erased.toSorted(inOrder))
    if (bracket !== null) await forgetName(db, playerId, day, bracket)
}

/**
 * Erases the next entries of a deleted account, at most `limit`, and its name in their brackets; what a running draw follows from its job
 * erases with the prizes.
 * @returns how many
 */
export const eraseEntrant = async (db: Kysely<Database>, playerId: number, limit: number): Promise<number> => {
  const erased = await eraseEntries(db, playerId, limit)
  await forgetNames(
    db,
    erased.map((entry) => ({ ...entry, playerId })),
  )
  return erased.length
}

/** Names of a day's entries that its job has erased. */
export const forgetNamesOfDay = (
  db: Kysely<Database>,
  day: TournamentDay,
  erased: readonly { readonly playerId: bigint; readonly bracket: number | null }[],
): Promise<void> =>
  forgetNames(
    db,
    erased.map(({ playerId, bracket }) => ({ playerId: Number(playerId), day, bracket })),
  )
