import { parseMatchReplayId } from './entry-id.ts'
import { matchReplayOf, verifyMatch } from './replays.ts'

export { matchReplayOf, parseMatchReplayId, verifyMatch }
