import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { earliestNowMs } from '#client/api/server-clock.ts'
import { recordError } from '#client/api/session-end.ts'
import { idempotencyKeyOf } from '#client/game/idempotency-keys.ts'
import { sendMutation, sendMutationHeld } from '#client/game/use-call-mutation.ts'
import { readSession, writeSession } from '#client/platform/session-store.ts'
import { opponentQuery } from '#client/topics/kombat/queries.ts'
import { saveCommitment } from '#client/topics/kombat/shared/commitments.ts'
import type { FightAnswer, FoundOpponent, MatchResult } from '#contracts/wire.ts'
import { FINDING_MIN_MS } from '#rules/constants.ts'
import { createFightMemory, type FightMemory } from './fight-memory.ts'
import { runChallenge } from './run-challenge.ts'
import { runMatch } from './run-match.ts'
import { wait } from './wait.ts'

/** Steps of the page. The arena has its own phases of the animation (row 75). */
export type BattleFlow<Answer> =
  | { readonly step: 'finding' }
  | { readonly step: 'matched'; readonly opponent: FoundOpponent }
  | { readonly step: 'decided'; readonly answer: Answer }

export interface BattleFlowEvents {
  readonly onFailed: (error: unknown) => void
  /** Called for a fight from before a reload, which is already decided: show its result. */
  readonly onResume: (replayId: string) => void
}

type Run<Answer> = (
  memory: FightMemory,
  signal: AbortSignal,
  onOpponent: (opponent: FoundOpponent) => void,
) => Promise<Answer>

const useFlow = <Answer>(
  playerId: number,
  start: Run<Answer>,
  events: BattleFlowEvents,
): { readonly flow: BattleFlow<Answer>; readonly memory: FightMemory } => {
  const [flow, setFlow] = useState<BattleFlow<Answer>>({ step: 'finding' })
  const [memory] = useState(() => createFightMemory({ read: readSession, write: writeSession }, playerId))
  const [interrupted] = useState(() => memory.runningReplayId())
  const onFailed = useEffectEvent(events.onFailed)
  const onResume = useEffectEvent(events.onResume)
  const run = useEffectEvent(start)

  useEffect(() => {
    if (interrupted !== null) {
      memory.forgetReplay()
      onResume(interrupted)
      return
    }
    const leaving = new AbortController()
    const { signal } = leaving
    run(memory, signal, (opponent) => setFlow({ step: 'matched', opponent })).then(
      (answer) => {
        if (!signal.aborted) setFlow({ step: 'decided', answer })
      },
      (error: unknown) => {
        if (signal.aborted) return
        recordError(error)
        onFailed(error)
      },
    )
    return () => leaving.abort()
  }, [memory, interrupted])

  return { flow, memory }
}

const elapsedMs = () => performance.now()

/**
 * Resumes a fight that a reload interrupted (rows 75, 86; T11). `playerId` must not change. `settle` writes the fight
 * to the cache, at the latest when the player leaves: balance and drops would give its end away earlier.
 */
export const useMatchFlow = (playerId: number, events: BattleFlowEvents) => {
  const queryClient = useQueryClient()
  const held = useRef<(() => void) | null>(null)
  const settle = (): void => {
    held.current?.()
    held.current = null
  }
  const settleOnLeave = useEffectEvent(settle)
  useEffect(() => () => settleOnLeave(), [])
  const match = useFlow<FightAnswer>(
    playerId,
    (memory, signal, onOpponent) =>
      runMatch(
        {
          find: () => queryClient.fetchQuery(opponentQuery),
          fight: async (commitment) => {
            const input = { query: { commitment } }
            const { answer, settle: settleFight } = await sendMutationHeld(queryClient, 'combats.fight', input)
            // The player left before the answer, so nothing is shown.
            if (signal.aborted) settleFight()
            else held.current = settleFight
            return answer
          },
          memory,
          saveCommitment,
          idempotencyKeyOf: (commitment) => idempotencyKeyOf('combats.fight', { query: { commitment } }),
          wait,
          elapsedMs,
          serverNowMs: earliestNowMs,
          findingMinMs: FINDING_MIN_MS,
        },
        signal,
        onOpponent,
      ),
    events,
  )
  return { ...match, settle }
}

/** @param query must not change while mounted (row 94) */
export const useChallengeFlow = (playerId: number, query: string, events: BattleFlowEvents) => {
  const queryClient = useQueryClient()
  return useFlow<MatchResult>(
    playerId,
    (memory, signal) =>
      runChallenge(
        query,
        {
          memory,
          send: (query) => sendMutation(queryClient, 'combats.challenge', { body: { query } }),
          wait,
          elapsedMs,
          findingMinMs: FINDING_MIN_MS,
        },
        signal,
      ),
    events,
  )
}
