import type { FightAnswer, FoundOpponent } from '../../../contracts/wire.ts'
import { ApiError } from '../../api/api-error.ts'
import { isAnswered } from '../../api/idempotency-keys.ts'
import type { FightMemory, FightPromise } from './fight-memory.ts'

/** What a match needs of the world around it. */
export interface MatchPorts {
  readonly find: (signal: AbortSignal) => Promise<FoundOpponent>
  /** Asks for the fight under a request id; a repeat with the same id answers the same fight. */
  readonly fight: (requestId: string) => Promise<FightAnswer>
  readonly memory: FightMemory
  /** Keeps what was promised before a fight that is decided now. */
  readonly keepPromise: (replayId: string, promise: FightPromise) => void
  readonly newRequestId: () => string
  /** Rejects with the signal's reason when it is aborted. */
  readonly wait: (delayMs: number, signal: AbortSignal) => Promise<void>
  /** A clock that only goes forward, in milliseconds. */
  readonly elapsedMs: () => number
  /** The server's time, milliseconds since the epoch. */
  readonly serverNowMs: () => number
  /** Shortest stay in the phase 'finding' (B4, row 75). */
  readonly findingMinMs: number
}

/** The device's idea of the server's time may be a little ahead; then the server says how long it is yet. */
const EARLY_ATTEMPTS = 3
const EARLY_WAIT_MS = 500

const earlyWaitMs = (error: unknown): number | null => {
  if (!(error instanceof ApiError) || error.code !== 'fight-too-early') return null
  const waitMs = Number(error.details?.waitMs)
  return waitMs > 0 ? waitMs : EARLY_WAIT_MS
}

/** The fight of a request id that the memory holds already. */
const askForFight = async (ports: MatchPorts, requestId: string, signal: AbortSignal): Promise<FightAnswer> => {
  const { fight, memory, keepPromise, wait } = ports
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await fight(requestId)
      const promise = memory.promise()
      if (promise) keepPromise(answer.replay_id, promise)
      memory.forgetRequest()
      memory.rememberReplay(answer.replay_id)
      return answer
    } catch (error) {
      const waitMs = attempt < EARLY_ATTEMPTS ? earlyWaitMs(error) : null
      // A fight that was refused, or that the player left while it had to wait, was not fought.
      if (waitMs !== null) await wait(waitMs, signal).catch(() => undefined)
      if (waitMs !== null && !signal.aborted) continue
      if (isAnswered(error)) memory.forgetRequest()
      throw error
    }
  }
}

/** A fight whose answer was lost is asked for again under its own request id before anyone new is looked for. */
const askAgain = async (ports: MatchPorts, signal: AbortSignal): Promise<FightAnswer | null> => {
  const requestId = ports.memory.unansweredRequest()
  if (requestId === null) return null
  try {
    return await askForFight(ports, requestId, signal)
  } catch (error) {
    if (isAnswered(error)) return null
    throw error
  }
}

/**
 * One match from the search to the decided fight (rows 75, 86): find, stay at least `findingMinMs` in finding and until
 * the server admits the fight, show the opponent, fight. Throws what a failed call throws, and the signal's reason when
 * the player has left before the fight was asked for; from then on the fight is the server's and its answer is
 * remembered for the player's return (T11).
 */
export const runMatch = async (
  ports: MatchPorts,
  signal: AbortSignal,
  onOpponent: (opponent: FoundOpponent) => void,
): Promise<FightAnswer> => {
  const startedAtMs = ports.elapsedMs()
  const leftOfFindingMs = () => Math.max(0, ports.findingMinMs - (ports.elapsedMs() - startedAtMs))

  const earlier = await askAgain(ports, signal)
  if (earlier) {
    await ports.wait(leftOfFindingMs(), signal)
    return earlier
  }
  const opponent = await ports.find(signal)
  const leftOfServerMs = Date.parse(opponent.fight_from) - ports.serverNowMs()
  await ports.wait(Math.max(leftOfFindingMs(), leftOfServerMs), signal)
  signal.throwIfAborted()
  onOpponent(opponent)
  const requestId = ports.newRequestId()
  ports.memory.rememberRequest(requestId, opponent.commitment)
  return askForFight(ports, requestId, signal)
}
