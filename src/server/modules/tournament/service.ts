import type { BracketPlace } from '#rules/tournament/bracket.ts'
import { tournamentPrize } from '#rules/tournament/prizes.ts'
import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Db } from '#server/db/database.ts'
import { entryNeedsOf, isKnownPlayer } from './enter-scope.ts'
import { parseMatchReplayId } from './entry-id.ts'
import { hasEntryReadSince } from './entry-store.ts'
import { eraseEntrant } from './erase.ts'
import { endedAfter } from './prizes-store.ts'
import { matchReplayOf, verifyMatch } from './replays.ts'
import { tournamentTriggers } from './triggers.ts'

export { entryNeedsOf, eraseEntrant, isKnownPlayer, matchReplayOf, parseMatchReplayId, tournamentTriggers, verifyMatch }

/**
 * True if since then the player has entered, or the 20:00 run has read an entry of the player. Also true while a run
 * that has begun is not finished.
 */
export const hasEnteredSince = (db: Db, playerId: number, since: Date): Promise<boolean> =>
  hasEntryReadSince(db, playerId, since)

interface EndedEntry {
  readonly playerId: bigint
  readonly no: number
  readonly place: BracketPlace | null
  readonly leaguePoints: number
}

/** Entries of people with their league points, in order of player and number; fewer than `limit` only at the end. */
export const entriesOfDay = async (
  db: Db,
  day: TournamentDay,
  after: { readonly playerId: bigint; readonly no: number },
  limit: number,
): Promise<readonly EndedEntry[]> =>
  (await endedAfter(db, day, after, limit)).map(({ playerId, no, place, wins, people }) => ({
    ...{ playerId, no, place },
    leaguePoints: place === null || people === null ? 0 : tournamentPrize({ place, wins }, people).leaguePoints,
  }))
