import { loadoutText } from '#rules/tournament/entrant.ts'
import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import { holdOffDeletions } from '#server/db/deletions.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { fightersByIds } from '#server/modules/fighters/service.ts'
import { loadoutOf } from './loadout.ts'
import {
  deleteEntries,
  type EntrantStanding,
  entriesAfter,
  type OwnedEntry,
  type ReadEntry,
  standingsOf,
  type WaitingEntry,
  writeRead,
  writeReturned,
} from './pass-store.ts'
import { saveDayProgress, takeTurn } from './progress-store.ts'
import { giveTicketsBack } from './returns.ts'

/** Entries per transaction. A player's entries stay together. */
export const PASS_BATCH = 500

/** A cursor below all ids, also the negative ids of NPCs. */
const BEFORE_ALL = -(2n ** 63n)

/** If the list is full, leaves out its last player, whose entries may be incomplete. */
export const wholePlayers = <Entry extends OwnedEntry>(entries: readonly Entry[], limit: number): readonly Entry[] => {
  const last = entries.at(-1)
  return entries.length < limit || !last ? entries : entries.filter(({ playerId }) => playerId !== last.playerId)
}

/** False for deleted players, and for entries from before a rejoin (R26). */
const isThere = ({ enteredMs }: WaitingEntry, standing: EntrantStanding | undefined): boolean =>
  standing !== undefined && (standing.restartedMs === null || enteredMs >= standing.restartedMs)

/**
 * Reads a batch of entries. Banned players get their tickets back (R26). @returns number checked; null if none is left,
 * or another process has the turn
 */
export const readBatch = ({ db, nowMs }: Scope, day: TournamentDay): Promise<number | null> =>
  inTransaction(db, async (trx) => {
    const progress = await takeTurn(trx, day)
    if (!progress || progress.begun_at === null || progress.read_at !== null) return null
    await holdOffDeletions(trx)
    const entries = wholePlayers(await entriesAfter(trx, day, progress.read_to ?? BEFORE_ALL, PASS_BATCH), PASS_BATCH)
    const playerIds = [...new Set(entries.map(({ playerId }) => playerId))]
    const standings = new Map((await standingsOf(trx, playerIds)).map((standing) => [standing.playerId, standing]))
    const fighters = await fightersByIds({ db: trx, nowMs }, playerIds)
    const read: ReadEntry[] = []
    const [banned, gone]: [WaitingEntry[], WaitingEntry[]] = [[], []]
    for (const entry of entries) {
      const { playerId, no } = entry
      const fighter = fighters.get(playerId)
      const standing = standings.get(playerId)
      if (!fighter || !isThere(entry, standing)) gone.push(entry)
      else if (standing?.isBanned) banned.push(entry)
      else {
        const entryNo = progress.entrants + read.length + 1
        const first = read.findLast((other) => other.playerId === playerId)?.playerNo ?? entryNo
        const { power } = fighter.profile
        read.push({ playerId, no, entryNo, playerNo: first, power, loadout: loadoutText(loadoutOf(fighter)) })
      }
    }
    await writeRead(trx, day, read)
    await writeReturned(trx, day, banned, 'banned')
    await giveTicketsBack({ db: trx, nowMs }, day, banned)
    await deleteEntries(trx, day, gone)
    const isDone = entries.length === 0
    await saveDayProgress(trx, day, {
      read_to: entries.at(-1)?.playerId ?? progress.read_to,
      entrants: progress.entrants + read.length,
      ...(isDone && { read_at: new Date(nowMs) }),
    })
    return entries.length
  })
