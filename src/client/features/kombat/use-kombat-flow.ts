import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FightAnswer, FoundOpponent } from '../../../contracts/wire.ts'
import { FINDING_MIN_MS } from '../../../rules/constants.ts'
import { callWith } from '../../api/call.ts'
import { randomUuid } from '../../api/random-uuid.ts'
import { noteError } from '../../api/session-end.ts'
import { readSession, writeSession } from '../../platform/session-store.ts'
import { createFightMemory, type FightMemory } from './fight-memory.ts'
import { opponentQuery } from './queries.ts'
import { runMatch } from './run-match.ts'
import { wait } from './wait.ts'

/** How far the match has come, as the server's answers go; the phases of the picture are the arena's (row 75). */
export type KombatFlow =
  | { readonly step: 'finding' }
  | { readonly step: 'matched'; readonly opponent: FoundOpponent }
  | { readonly step: 'decided'; readonly answer: FightAnswer }

export interface KombatFlowEvents {
  /** The search or the fight failed. */
  readonly onFailed: () => void
  /** A fight of before the reload is already decided: its result is to be shown. */
  readonly onResume: (replayId: string) => void
}

/**
 * Runs one match when the screen opens, or hands over the fight that a reload interrupted (rows 75, 86; T11).
 * `playerId` is the signed-in player's id; it may not change while the screen is open.
 */
export const useKombatFlow = (
  playerId: number,
  events: KombatFlowEvents,
): { readonly flow: KombatFlow; readonly memory: FightMemory } => {
  const queryClient = useQueryClient()
  const [flow, setFlow] = useState<KombatFlow>({ step: 'finding' })
  const [memory] = useState(() => createFightMemory({ read: readSession, write: writeSession }, playerId))
  const [interrupted] = useState(() => memory.runningReplayId())
  const onFailed = useEffectEvent(events.onFailed)
  const onResume = useEffectEvent(events.onResume)

  useEffect(() => {
    if (interrupted !== null) {
      memory.forgetReplay()
      onResume(interrupted)
      return
    }
    const leaving = new AbortController()
    const { signal } = leaving
    runMatch(
      {
        find: () => queryClient.fetchQuery(opponentQuery),
        fight: (idempotencyKey) => callWith('combats.fight', undefined, { idempotencyKey }),
        memory,
        newRequestId: randomUuid,
        wait,
        elapsedMs: () => performance.now(),
        findingMinMs: FINDING_MIN_MS,
      },
      signal,
      (opponent) => setFlow({ step: 'matched', opponent }),
    ).then(
      (answer) => {
        if (!signal.aborted) setFlow({ step: 'decided', answer })
      },
      (error: unknown) => {
        if (signal.aborted) return
        noteError(error)
        onFailed()
      },
    )
    return () => leaving.abort()
  }, [queryClient, memory, interrupted])

  return { flow, memory }
}
