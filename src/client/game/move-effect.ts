import type { QueryClient } from '@tanstack/react-query'
import type { CallName, calls } from '../../contracts/calls.ts'
import type { CallData, CallInput } from '../../contracts/schemas.ts'

/** Name of a mutating call. */
export type MoveName = {
  [N in CallName]: (typeof calls)[N]['method'] extends 'GET' ? never : N
}[CallName]

/** Cache effect of a move. */
export interface MoveEffect<N extends MoveName> {
  /** Writes the response to the cache (T32). */
  readonly set?: (client: QueryClient, answer: CallData<N>, input: CallInput<N> | undefined) => void
  /** Calls to invalidate after success. */
  readonly stale?: readonly CallName[]
  /** Calls to invalidate after a failure; beside `stale` where the answer was lost, so that what `set` writes belongs here. */
  readonly staleOnFailure?: readonly CallName[]
}

/** Effects of a subset of moves. */
export type MoveEffects<N extends MoveName = MoveName> = { readonly [M in N]: MoveEffect<M> }
