import { tournamentPrize } from '#rules/tournament/prizes.ts'
import { type TournamentDay, tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { holdOffDeletions } from '#server/db/deletions.ts'
import { rescheduleSubscribers } from '#server/db/subscribers.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { sendAllToInbox } from '#server/modules/inbox/service.ts'
import { bookTournamentPoints } from '#server/modules/leagues/service.ts'
import { presentPlayerIds } from '#server/modules/players/service.ts'
import { entryIdOf, prizeInboxId } from './entry-id.ts'
import { forgetNamesOfDay } from './erase.ts'
import { wholePlayers } from './pass.ts'
import { deleteEntries } from './pass-store.ts'
import { type PayableEntry, payableAfter } from './prizes-store.ts'
import { saveDayProgress, takeTurn } from './progress-store.ts'

export const PRIZE_BATCH = 500

const prizeOf = ({ place, wins, people }: PayableEntry) =>
  place === null || people === null ? null : tournamentPrize({ place, wins }, people)

/**
 * Gives prizes (R26). League points are dated by the day's results (R27). @returns number checked; null if none is
 * left, it is too early, or another process has the turn
 */
export const payBatch = ({ db, nowMs }: Scope, day: TournamentDay): Promise<number | null> =>
  inTransaction(db, async (trx) => {
    const progress = await takeTurn(trx, day)
    if (!progress?.drawn_at || progress.paid_at || nowMs < tournamentResultsMs(day)) return null
    await holdOffDeletions(trx)
    const entries = wholePlayers(await payableAfter(trx, day, progress.paid_to ?? 0n, PRIZE_BATCH), PRIZE_BATCH)
    const ids = [...new Set(entries.map(({ playerId }) => Number(playerId)))]
    const there = await presentPlayerIds(trx, ids)
    const isThere = ({ playerId }: PayableEntry): boolean => there.has(Number(playerId))
    const won = entries.filter(isThere).flatMap((entry) => {
      const prize = prizeOf(entry)
      return prize ? [{ ...entry, prize, key: { day, no: entry.no } }] : []
    })
    await sendAllToInbox(
      trx,
      won
        .filter(({ prize }) => prize.tokNano > 0 || prize.star > 0 || prize.boxes.length > 0)
        .map(({ playerId, key, prize: { tokNano, star, boxes } }) => ({
          id: prizeInboxId(Number(playerId), key),
          playerId: Number(playerId),
          reason: 'tournament-prize',
          reward: {
            tok: BigInt(tokNano),
            star: BigInt(star),
            ...(boxes.length > 0 && { contents: { boxes: [...boxes] } }),
          },
        })),
      nowMs,
    )
    await bookTournamentPoints(
      { db: trx, nowMs: tournamentResultsMs(day) },
      won.map(({ playerId, key, prize }) => ({ playerId, ref: entryIdOf(key), amount: prize.leaguePoints })),
    )
    const present = ids.filter((id) => there.has(id))
    await rescheduleSubscribers(trx, present, nowMs)
    // Entries of deleted players, which the draw has needed until now.
    const absent = entries.filter((entry) => !isThere(entry))
    const gone = await deleteEntries(trx, day, absent)
    await forgetNamesOfDay(trx, day, gone)
    await saveDayProgress(trx, day, {
      paid_to: entries.at(-1)?.playerId ?? progress.paid_to,
      ...(entries.length === 0 && { paid_at: new Date(nowMs) }),
    })
    return entries.length
  })
