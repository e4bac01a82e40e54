import { ApiError } from '#client/api/api-error.ts'
import { isAnswered } from '#client/game/idempotency-keys.ts'
import type { FightCommitment } from '#client/topics/kombat/shared/commitments.ts'
import type { FightAnswer, FoundOpponent } from '#contracts/wire.ts'
import type { FightMemory } from './fight-memory.ts'

export interface MatchPorts {
  readonly find: (signal: AbortSignal) => Promise<FoundOpponent>
  /** Idempotent: until it is answered, the same commitment gives the same fight. */
  readonly fight: (commitment: string) => Promise<FightAnswer>
  /** The key that the next `fight` will send. */
  readonly idempotencyKeyOf: (commitment: string) => string
  readonly memory: FightMemory
  readonly saveCommitment: (replayId: string, commitment: FightCommitment) => void
  readonly wait: (delayMs: number, signal: AbortSignal) => Promise<void>
  readonly elapsedMs: () => number
  readonly serverNowMs: () => number
  /** Shortest time that a search shows, in ms (B4, row 75). */
  readonly findingMinMs: number
}

const EARLY_ATTEMPTS = 3
const EARLY_WAIT_MS = 500
const MATCH_ATTEMPTS = 3

const isMatchGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'match-not-found'

const earlyWaitMs = (error: unknown): number | null => {
  if (!(error instanceof ApiError) || error.code !== 'fight-too-early') return null
  const waitMs = Number(error.details?.waitMs)
  return waitMs > 0 ? waitMs : EARLY_WAIT_MS
}

const askForFight = async (ports: MatchPorts, commitment: string, signal: AbortSignal): Promise<FightAnswer> => {
  const { fight, idempotencyKeyOf, memory, saveCommitment, wait } = ports
  for (let attempt = 1; ; attempt++) {
    try {
      const idempotencyKey = idempotencyKeyOf(commitment)
      const answer = await fight(commitment)
      saveCommitment(answer.replay_id, { commitment, idempotencyKey })
      memory.forgetRequest()
      memory.rememberReplay(answer.replay_id)
      return answer
    } catch (error) {
      const waitMs = attempt < EARLY_ATTEMPTS ? earlyWaitMs(error) : null
      if (waitMs !== null) await wait(waitMs, signal).catch(() => undefined)
      if (waitMs !== null && !signal.aborted) continue
      // The server has answered that no fight took place, so there is nothing to request again.
      if (isAnswered(error)) memory.forgetRequest()
      throw error
    }
  }
}

/** A fight without an answer is requested again under its key, before any search. */
const askAgain = async (ports: MatchPorts, signal: AbortSignal): Promise<FightAnswer | null> => {
  const commitment = ports.memory.unanswered()
  if (commitment === null) return null
  try {
    return await askForFight(ports, commitment, signal)
  } catch (error) {
    if (isAnswered(error)) return null
    throw error
  }
}

/** Can be aborted until the fight is requested. After that, the answer is stored for later (rows 75, 86; T11). */
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
  for (let attempt = 1; ; attempt++) {
    const opponent = await ports.find(signal)
    const leftOfServerMs = Date.parse(opponent.fight_from) - ports.serverNowMs()
    await ports.wait(Math.max(leftOfFindingMs(), leftOfServerMs), signal)
    signal.throwIfAborted()
    onOpponent(opponent)
    ports.memory.rememberRequest(opponent.commitment)
    try {
      return await askForFight(ports, opponent.commitment, signal)
    } catch (error) {
      // A change of skill, house or army may have ended the match (R11), so another one is fetched.
      if (attempt === MATCH_ATTEMPTS || !isMatchGone(error)) throw error
    }
  }
}
