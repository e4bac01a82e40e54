import { tournamentClosedAt, tournamentOpenAt } from '../../../rules/tournament/tournament-calendar.ts'
import type { CallScope } from '../../call-scope.ts'
import { countEntries, findDay } from './day-store.ts'
import { beginPass, ensureDay } from './days.ts'
import { drawBrackets } from './draw.ts'
import { hashEntrants } from './hash.ts'
import { readBatch } from './pass.ts'
import { payBatch } from './prizes.ts'
import { unpaidDays } from './progress-store.ts'

/** What a run of the job has done. */
export interface TendedTournaments {
  /** Entries that the pass has read. */
  readonly read: number
  readonly fought: number
  /** Entries whose prizes were looked for. */
  readonly paid: number
}

/** Runs batches until none is left. @returns how many they were about */
const inBatches = async (batch: () => Promise<number | null>): Promise<number> => {
  let sum = 0
  for (let count = await batch(); count !== null; count = await batch()) sum += count
  return sum
}

/**
 * The job of each minute (R26): from 20:00 UTC on it reads the loadouts of a day's entries, publishes their hash, draws and fights the
 * brackets; from 20:05 on it gives prizes and league points. By the calendar's instants, however late it comes, and the oldest day
 * first; killed at any moment, it goes on where it was.
 */
export const tendTournaments = async (scope: CallScope): Promise<TendedTournaments> => {
  const { db, nowMs } = scope
  const open = tournamentOpenAt(nowMs)
  await ensureDay(scope, open)
  await countEntries(db, open, nowMs)
  let [read, fought, paid] = [0, 0, 0]
  for (const day of await unpaidDays(db, tournamentClosedAt(nowMs))) {
    await beginPass(scope, day)
    read += await inBatches(() => readBatch(scope, day))
    await hashEntrants(scope, day)
    fought += await drawBrackets(scope, day)
    paid += await inBatches(() => payBatch(scope, day))
    // Another process is at it: later days come after it.
    if (!(await findDay(db, day))?.drawn_at) break
  }
  return { read, fought, paid }
}
