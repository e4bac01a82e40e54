import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { rescheduleSubscribers } from '#server/db/subscribers.ts'
import { sendAllToInbox } from '#server/modules/inbox/service.ts'
import { returnInboxId } from './entry-id.ts'
import type { OwnedEntry } from './pass-store.ts'

/** Idempotent, because an entry's ticket has the same inbox id each time (R26). */
export const giveTicketsBack = async ({ db, nowMs }: Scope, day: TournamentDay, entries: readonly OwnedEntry[]) => {
  await sendAllToInbox(
    db,
    entries.map(({ playerId, no }) => ({
      id: returnInboxId(Number(playerId), { day, no }),
      playerId: Number(playerId),
      reason: 'tournament-return',
      reward: { contents: { tickets: 1 } },
    })),
    nowMs,
  )
  const playerIds = entries.map(({ playerId }) => playerId)
  await rescheduleSubscribers(db, playerIds, nowMs)
}
