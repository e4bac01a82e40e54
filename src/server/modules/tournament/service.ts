import { parseMatchReplayId } from './entry-id.ts'
import { tournamentOccasions } from './occasions.ts'
import { matchReplayOf, verifyMatch } from './replays.ts'

export { matchReplayOf, parseMatchReplayId, tournamentOccasions, verifyMatch }
