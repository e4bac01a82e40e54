import { firstTournamentKept } from '#rules/tournament/tournament-calendar.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { dropPartitionsBefore } from '#server/db/partitions.ts'
import { oldestUnsealed } from '#server/db/receipts-due.ts'
import { deleteDays } from './day-store.ts'
import { unpaidDays } from './progress-store.ts'

/**
 * Drops days older than 30 days (R26), but none from the first day with unpaid prizes or an unsealed receipt week on.
 * @returns dropped partitions
 */
export const pruneTournaments = async ({ db, nowMs }: Scope): Promise<readonly string[]> => {
  const kept = firstTournamentKept(nowMs)
  const unsealed = (await oldestUnsealed(db, kept)) ?? kept
  const [first = unsealed] = await unpaidDays(db, unsealed)
  const firstMs = Date.parse(`${first}T00:00:00Z`)
  const entries = await dropPartitionsBefore(db, 'tournament_entries', firstMs)
  const brackets = await dropPartitionsBefore(db, 'tournament_brackets', firstMs)
  await deleteDays(db, first)
  return [...entries, ...brackets]
}
