import { isKnownPlayer } from './enter-scope.ts'
import { parseMatchReplayId } from './entry-id.ts'
import { eraseEntrant } from './erase.ts'
import { tournamentOccasions } from './occasions.ts'
import { matchReplayOf, verifyMatch } from './replays.ts'

export { eraseEntrant, isKnownPlayer, matchReplayOf, parseMatchReplayId, tournamentOccasions, verifyMatch }
