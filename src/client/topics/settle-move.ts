import type { QueryClient } from '@tanstack/react-query'
import type { CallData, CallInput } from '../../contracts/schemas.ts'
import { markStale } from '../game/cache.ts'
import type { MoveName } from '../game/move-effect.ts'
import { MOVE_EFFECTS } from './all-moves.ts'

/** On pages of their own; any move may change them. */
const ELSEWHERE = ['users.ledger', 'leaderboard.me', 'collection.get', 'showcase.mine'] as const

/** Applies a successful move to the cache; idempotent. */
export const settleMove = <N extends MoveName>(
  client: QueryClient,
  name: N,
  answer: CallData<N>,
  input?: CallInput<N>,
): void => {
  const { set, stale = [] } = MOVE_EFFECTS[name]
  set?.(client, answer, input)
  markStale(client, [...stale, ...ELSEWHERE])
}

/** Invalidates what a refusal tells of; of a move whose answer was lost all that it changes, for the server may have made it. */
export const settleFailure = (client: QueryClient, name: MoveName, isLost: boolean): void => {
  const { stale = [], staleOnFailure = [] } = MOVE_EFFECTS[name]
  // Each once: what is on screen is asked for anew as often as it is named.
  markStale(client, isLost ? [...new Set([...staleOnFailure, ...stale, ...ELSEWHERE])] : staleOnFailure)
}
