import type { FightAnswer, FoundOpponent } from '../../../contracts/wire.ts'
import { isAnswered } from '../../api/idempotency-keys.ts'
import type { FightMemory } from './fight-memory.ts'

/** What a match needs of the world around it. */
export interface MatchPorts {
  readonly find: (signal: AbortSignal) => Promise<FoundOpponent>
  /** Asks for the fight under a request id; a repeat with the same id answers the same fight. */
  readonly fight: (requestId: string) => Promise<FightAnswer>
  readonly memory: FightMemory
  readonly newRequestId: () => string
  /** Rejects with the signal's reason when it is aborted. */
  readonly wait: (delayMs: number, signal: AbortSignal) => Promise<void>
  /** A clock that only goes forward, in milliseconds. */
  readonly elapsedMs: () => number
  /** Shortest stay in the phase 'finding' (B4, row 75). */
  readonly findingMinMs: number
}

const askForFight = async ({ fight, memory }: MatchPorts, requestId: string): Promise<FightAnswer> => {
  memory.rememberRequest(requestId)
  try {
    const answer = await fight(requestId)
    memory.forgetRequest()
    memory.rememberReplay(answer.replay_id)
    return answer
  } catch (error) {
    if (isAnswered(error)) memory.forgetRequest()
    throw error
  }
}

/** A fight whose answer was lost is asked for again under its own request id before anyone new is looked for. */
const askAgain = async (ports: MatchPorts): Promise<FightAnswer | null> => {
  const requestId = ports.memory.unansweredRequest()
  if (requestId === null) return null
  try {
    return await askForFight(ports, requestId)
  } catch (error) {
    if (isAnswered(error)) return null
    throw error
  }
}

/**
 * One match from the search to the decided fight (rows 75, 86): find, stay at least `findingMinMs` in finding, show the
 * opponent, fight. Throws what a failed call throws, and the signal's reason when the player has left before the fight
 * was asked for; from then on the fight is the server's and its answer is remembered for the player's return (T11).
 */
export const runMatch = async (
  ports: MatchPorts,
  signal: AbortSignal,
  onOpponent: (opponent: FoundOpponent) => void,
): Promise<FightAnswer> => {
  const startedAtMs = ports.elapsedMs()
  const untilFound = () => ports.wait(Math.max(0, ports.findingMinMs - (ports.elapsedMs() - startedAtMs)), signal)

  const earlier = await askAgain(ports)
  if (earlier) {
    await untilFound()
    return earlier
  }
  const opponent = await ports.find(signal)
  await untilFound()
  signal.throwIfAborted()
  onOpponent(opponent)
  return askForFight(ports, ports.newRequestId())
}
