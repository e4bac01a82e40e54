import type { MatchResult } from '../../../contracts/wire.ts'
import { ApiError, NETWORK_STATUS } from '../../api/api-error.ts'
import { sendMove } from '../../api/use-move.ts'
import type { FightMemory } from './fight-memory.ts'
import type { MatchPorts } from './run-match.ts'

export type ChallengePorts = Pick<MatchPorts, 'wait' | 'elapsedMs' | 'findingMinMs'> & { readonly memory: FightMemory }

/**
 * One challenge by name or id (rows 94, 95): decided by the server at once, shown after the shortest stay in finding.
 * @throws ApiError 'invalid-challenge-query' for an empty query, and whatever the call throws
 */
export const runChallenge = async (
  query: string,
  { memory, wait, elapsedMs, findingMinMs }: ChallengePorts,
  signal: AbortSignal,
): Promise<MatchResult> => {
  const startedAtMs = elapsedMs()
  if (query.trim() === '') {
    // The table of errors stands in the first screen's bytes once any page imports it as a value.
    throw new ApiError('invalid-challenge-query', 'invalid challenge query', 400)
  }
  const result = await sendMove('combats.challenge', { body: { query } })
  memory.rememberReplay(result.replay_id)
  await wait(Math.max(0, findingMinMs - (elapsedMs() - startedAtMs)), signal)
  return result
}

/** What a failed challenge says: the server's own message for 400 to 499; null for anything else (row 95, B8). */
export const challengeRefusal = (error: unknown): string | null =>
  error instanceof ApiError &&
  error.httpStatus >= 400 &&
  error.httpStatus < 500 &&
  // The client's own status of a call without an answer is no word of the server.
  error.httpStatus !== NETWORK_STATUS
    ? error.message
    : null
