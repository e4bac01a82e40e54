import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '#client/game/cache.ts'
import { isAnswered } from '#client/game/idempotency-keys.ts'
import type { MutationName } from '#client/game/mutation-effect.ts'
import type { CallData, CallInput } from '#contracts/schemas.ts'
import { MUTATION_EFFECTS } from './all-mutations.ts'

/** Answers that other pages show, and that any mutation may change. */
const ELSEWHERE = ['users.ledger', 'leaderboard.me', 'collection.get', 'showcase.mine'] as const

/** Idempotent. */
export const settleMutation = <N extends MutationName>(
  client: QueryClient,
  name: N,
  answer: CallData<N>,
  input?: CallInput<N>,
): void => {
  const { set, stale = [] } = MUTATION_EFFECTS[name]
  set?.(client, answer, input)
  markStale(client, [...stale, ...ELSEWHERE])
}

/** A lost answer also makes stale what a success does, because the server may have applied the call. */
export const settleFailure = <N extends MutationName>(
  client: QueryClient,
  name: N,
  error: unknown,
  input?: CallInput<N>,
): void => {
  const { stale = [], staleOnFailure = [], setOnFailure } = MUTATION_EFFECTS[name]
  setOnFailure?.(client, error, input)
  markStale(client, isAnswered(error) ? staleOnFailure : [...staleOnFailure, ...stale, ...ELSEWHERE])
}
