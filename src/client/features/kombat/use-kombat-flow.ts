import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FightAnswer, FoundOpponent, MatchResult } from '../../../contracts/wire.ts'
import { FINDING_MIN_MS } from '../../../rules/constants.ts'
import { callWith } from '../../api/call.ts'
import { randomUuid } from '../../api/random-uuid.ts'
import { nowMs } from '../../api/server-clock.ts'
import { noteError } from '../../api/session-end.ts'
import { readSession, writeSession } from '../../platform/session-store.ts'
import { createFightMemory, type FightMemory } from './fight-memory.ts'
import { opponentQuery } from './queries.ts'
import { runChallenge } from './run-challenge.ts'
import { runMatch } from './run-match.ts'
import { keepPromise } from './seen-promises.ts'
import { wait } from './wait.ts'

/** How far the match has come, as the server's answers go; the phases of the picture are the arena's (row 75). */
export type KombatFlow<Answer> =
  | { readonly step: 'finding' }
  | { readonly step: 'matched'; readonly opponent: FoundOpponent }
  | { readonly step: 'decided'; readonly answer: Answer }

export interface KombatFlowEvents {
  /** The search or the fight failed. */
  readonly onFailed: (error: unknown) => void
  /** A fight of before the reload is already decided: its result is to be shown. */
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
  events: KombatFlowEvents,
): { readonly flow: KombatFlow<Answer>; readonly memory: FightMemory } => {
  const [flow, setFlow] = useState<KombatFlow<Answer>>({ step: 'finding' })
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
        noteError(error)
        onFailed(error)
      },
    )
    return () => leaving.abort()
  }, [memory, interrupted])

  return { flow, memory }
}

const elapsedMs = () => performance.now()

/**
 * Runs one match when the screen opens, or hands over the fight that a reload interrupted (rows 75, 86; T11).
 * `playerId` is the signed-in player's id; it may not change while the screen is open.
 */
export const useMatchFlow = (playerId: number, events: KombatFlowEvents) => {
  const queryClient = useQueryClient()
  return useFlow<FightAnswer>(
    playerId,
    (memory, signal, onOpponent) =>
      runMatch(
        {
          find: () => queryClient.fetchQuery(opponentQuery),
          fight: (idempotencyKey) => callWith('combats.fight', undefined, { idempotencyKey }),
          memory,
          keepPromise,
          newRequestId: randomUuid,
          wait,
          elapsedMs,
          serverNowMs: nowMs,
          findingMinMs: FINDING_MIN_MS,
        },
        signal,
        onOpponent,
      ),
    events,
  )
}

/** Runs one challenge when the screen opens (row 94). `query` is a name or an id; it may not change while the screen is open. */
export const useChallengeFlow = (playerId: number, query: string, events: KombatFlowEvents) =>
  useFlow<MatchResult>(
    playerId,
    (memory, signal) => runChallenge(query, { memory, wait, elapsedMs, findingMinMs: FINDING_MIN_MS }, signal),
    events,
  )
