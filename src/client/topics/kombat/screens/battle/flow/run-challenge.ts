import { ApiError, isNetworkError } from '#client/api/api-error.ts'
import type { MatchResult } from '#contracts/wire.ts'
import type { FightMemory } from './fight-memory.ts'
import type { MatchPorts } from './run-match.ts'

export type ChallengePorts = Pick<MatchPorts, 'wait' | 'elapsedMs' | 'findingMinMs'> & {
  readonly memory: FightMemory
  readonly send: (query: string) => Promise<MatchResult>
}

/** The search shows for at least `findingMinMs` (rows 94, 95). Throws `ApiError` for an empty query. */
export const runChallenge = async (
  query: string,
  { memory, send, wait, elapsedMs, findingMinMs }: ChallengePorts,
  signal: AbortSignal,
): Promise<MatchResult> => {
  const startedAtMs = elapsedMs()
  if (query.trim() === '') {
    // The code is written as text, because an import of the error table would add it to the first bundle.
    throw new ApiError('invalid-challenge-query', 'invalid challenge query', 400)
  }
  const result = await send(query)
  // A player who has left the page has given the fight up.
  if (!signal.aborted) memory.rememberReplay(result.replay_id)
  await wait(Math.max(0, findingMinMs - (elapsedMs() - startedAtMs)), signal)
  return result
}

/** The server's message for a status from 400 to 499, else null (row 95, B8). */
export const challengeError = (error: unknown): string | null =>
  error instanceof ApiError &&
  error.httpStatus >= 400 &&
  error.httpStatus < 500 &&
  // Excludes the status that the client gives to a call without an answer.
  !isNetworkError(error)
    ? error.message
    : null
