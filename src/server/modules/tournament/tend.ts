import { tournamentClosedAt, tournamentOpenAt } from '#rules/tournament/tournament-calendar.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { sumOfBatches } from '#server/sum-of-batches.ts'
import { countEntries, findDay } from './day-store.ts'
import { beginPass, ensureDay } from './days.ts'
import { drawBrackets } from './draw.ts'
import { hashEntrants } from './hash.ts'
import { readBatch } from './pass.ts'
import { payBatch } from './prizes.ts'
import { unpaidDays } from './progress-store.ts'

export interface TendedTournaments {
  readonly read: number
  readonly fought: number
  readonly paid: number
}

/**
 * Runs each minute (R26): from 20:00 UTC it draws, from 20:05 it gives prizes. Goes by the calendar, oldest day first.
 * Can be resumed.
 */
export const tendTournaments = async (scope: CallScope): Promise<TendedTournaments> => {
  const { db, nowMs } = scope
  const open = tournamentOpenAt(nowMs)
  await ensureDay(scope, open)
  await countEntries(db, open, nowMs)
  let [read, fought, paid] = [0, 0, 0]
  for (const day of await unpaidDays(db, tournamentClosedAt(nowMs))) {
    await beginPass(scope, day)
    read += await sumOfBatches(() => readBatch(scope, day))
    await hashEntrants(scope, day)
    fought += await drawBrackets(scope, day)
    paid += await sumOfBatches(() => payBatch(scope, day))
    // Another process works on this day. Later days must wait for it.
    if (!(await findDay(db, day))?.drawn_at) break
  }
  return { read, fought, paid }
}
