import { ApiError, NETWORK_STATUS } from '#client/api/api-error.ts'
import type { MatchResult } from '#contracts/wire.ts'
import type { FightMemory } from './fight-memory.ts'
import type { MatchPorts } from './run-match.ts'

export type ChallengePorts = Pick<MatchPorts, 'wait' | 'elapsedMs' | 'findingMinMs'> & {
  readonly memory: FightMemory
  readonly send: (query: string) => Promise<MatchResult>
}

/** Shown for at least `findingMinMs` (rows 94, 95). Throws `ApiError` for an empty query. */
export const runChallenge = async (
  query: string,
  { memory, send, wait, elapsedMs, findingMinMs }: ChallengePorts,
  signal: AbortSignal,
): Promise<MatchResult> => {
  const startedAtMs = elapsedMs()
  if (query.trim() === '') {
    // A value import would put the error table into the initial bundle.
    throw new ApiError('invalid-challenge-query', 'invalid challenge query', 400)
  }
  const result = await send(query)
  memory.rememberReplay(result.replay_id)
  await wait(Math.max(0, findingMinMs - (elapsedMs() - startedAtMs)), signal)
  return result
}

/** The server's message for 400 to 499, else null (row 95, B8). */
export const challengeError = (error: unknown): string | null =>
  error instanceof ApiError &&
  error.httpStatus >= 400 &&
  error.httpStatus < 500 &&
  // A call without a response has a client-side status.
  error.httpStatus !== NETWORK_STATUS
    ? error.message
    : null
