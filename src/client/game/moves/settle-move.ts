import type { QueryClient } from '@tanstack/react-query'
import type { CallData, CallInput } from '../../../contracts/schemas.ts'
import { markStale } from '../cache.ts'
import { MOVE_EFFECTS } from './effects.ts'
import type { MoveName } from './move-effect.ts'

/** Applies a successful move to the cache; idempotent. */
export const settleMove = <N extends MoveName>(
  client: QueryClient,
  name: N,
  answer: CallData<N>,
  input?: CallInput<N>,
): void => {
  const { set, stale = [] } = MOVE_EFFECTS[name]
  set?.(client, answer, input)
  markStale(client, stale)
}

/** Invalidates what a failed move may have made stale. */
export const settleFailure = (client: QueryClient, name: MoveName): void =>
  markStale(client, MOVE_EFFECTS[name].staleOnFailure ?? [])
