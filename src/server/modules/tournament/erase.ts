import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Db } from '#server/db/database.ts'
import { forgetName } from './bracket-store.ts'
import { type ErasedEntry, eraseEntries } from './erase-store.ts'

interface ForgottenEntry extends ErasedEntry {
  readonly playerId: number
}

/** All callers change brackets in this order, against deadlocks. */
const inOrder = (a: ErasedEntry, b: ErasedEntry): number =>
  a.day.localeCompare(b.day) || (a.bracket ?? 0) - (b.bracket ?? 0)

export const forgetNames = async (db: Db, erased: readonly ForgottenEntry[]): Promise<void> => {
  for (const { playerId, day, bracket } of erased.toSorted(inOrder))
    if (bracket !== null) await forgetName(db, playerId, day, bracket)
}

export const eraseEntrant = async (db: Db, playerId: number, limit: number): Promise<number> => {
  const erased = await eraseEntries(db, playerId, limit)
  await forgetNames(
    db,
    erased.map((entry) => ({ ...entry, playerId })),
  )
  return erased.length
}

export const forgetNamesOfDay = (
  db: Db,
  day: TournamentDay,
  erased: readonly { readonly playerId: bigint; readonly bracket: number | null }[],
): Promise<void> =>
  forgetNames(
    db,
    erased.map(({ playerId, bracket }) => ({ playerId: Number(playerId), day, bracket })),
  )
