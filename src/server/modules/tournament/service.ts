import type { Kysely } from 'kysely'
import type { BracketPlace } from '../../../rules/tournament/bracket.ts'
import { tournamentPrize } from '../../../rules/tournament/prizes.ts'
import type { TournamentDay } from '../../../rules/tournament/tournament-calendar.ts'
import type { Database } from '../../db/database.ts'
import { isKnownPlayer } from './enter-scope.ts'
import { parseMatchReplayId } from './entry-id.ts'
import { hasEntryReadSince } from './entry-store.ts'
import { eraseEntrant } from './erase.ts'
import { tournamentOccasions } from './occasions.ts'
import { endedAfter } from './prizes-store.ts'
import { matchReplayOf, verifyMatch } from './replays.ts'

export { eraseEntrant, isKnownPlayer, matchReplayOf, parseMatchReplayId, tournamentOccasions, verifyMatch }

/** Whether a player has entered since an instant, or an entry of theirs has had its fighter read since then. */
export const hasEnteredSince = (db: Kysely<Database>, playerId: number, since: Date): Promise<boolean> =>
  hasEntryReadSince(db, playerId, since)

/** How an entry of a person ended. */
interface EndedEntry {
  readonly playerId: bigint
  readonly no: number
  /** Null for one without a bracket. */
  readonly place: BracketPlace | null
  /** What it brought the leagues (R27). */
  readonly leaguePoints: number
}

/** The entries of people of a day whose prizes are given, after one, by player and number; `limit` of them unless they are the last. */
export const entriesOfDay = async (
  db: Kysely<Database>,
  day: TournamentDay,
  after: { readonly playerId: bigint; readonly no: number },
  limit: number,
): Promise<readonly EndedEntry[]> =>
  (await endedAfter(db, day, after, limit)).map(({ playerId, no, place, wins, people }) => ({
    ...{ playerId, no, place },
    leaguePoints: place === null || people === null ? 0 : tournamentPrize({ place, wins }, people).leaguePoints,
  }))
