import { RULES_VERSION } from '#rules/kombat/fight.ts'
import { entrantsText, sliceText } from '#rules/tournament/published-texts.ts'
import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { sha256Hex } from '#server/entropy/sha256.ts'
import { findDay } from './day-store.ts'
import { type EntryOrder, type LinedEntry, linedEntries, readOrder } from './order.ts'
import { saveDayProgress, takeTurn } from './progress-store.ts'

const SLICES_AT_ONCE = 30

/** SHA-256 of a slice's text (R26). @param entrants ordered by power */
export const sliceHash = (entrants: readonly Pick<LinedEntry, 'line'>[]): string =>
  sha256Hex(sliceText(entrants.map(({ line }) => line)))

export const entriesOfSlices = (
  { at, slices }: EntryOrder,
  from: number,
  count: number,
): readonly (readonly ReturnType<EntryOrder['at']>[])[] =>
  slices
    .slice(from, from + count)
    .map((slice) => Array.from({ length: slice.size }, (_, index) => at(slice.from + index)))

const hashOf = async ({ db }: Scope, day: TournamentDay, order: EntryOrder): Promise<string> => {
  const hashed = []
  for (let from = 0; from < order.slices.length; from += SLICES_AT_ONCE) {
    const lists = entriesOfSlices(order, from, SLICES_AT_ONCE)
    const lined = await linedEntries(db, day, lists.flat())
    let taken = 0
    for (const [index, entries] of lists.entries()) {
      const { size = 0, lowest = 0, highest = 0 } = order.slices[from + index] ?? {}
      const hash = sliceHash(lined.slice(taken, taken + entries.length))
      hashed.push({ no: from + index + 1, size, lowest, highest, hash })
      taken += entries.length
    }
  }
  return sha256Hex(entrantsText(hashed))
}

/**
 * Before the draw, stores the hash of all entrants for publication (R26), and the rules version of the day's fights.
 * Idempotent.
 */
export const hashEntrants = async (scope: Scope, day: TournamentDay): Promise<void> => {
  const row = await findDay(scope.db, day)
  if (!row?.read_at || row.hashed_at) return
  const order = await readOrder(scope.db, day, row.entrants)
  const hash = await hashOf(scope, day, order)
  await inTransaction(scope.db, async (db) => {
    const now = await takeTurn(db, day)
    if (!now || now.hashed_at) return
    const at = new Date(scope.nowMs)
    await saveDayProgress(db, day, {
      entrants_hash: hash,
      brackets: order.slices.length,
      hashed_at: at,
      rules_version: RULES_VERSION,
      ...(order.total === 0 && { drawn_at: at }),
    })
  })
}
