import type { QueryClient } from '@tanstack/react-query'
import type { CallName, calls } from '#contracts/calls.ts'
import type { CallData, CallInput } from '#contracts/schemas.ts'

export type MutationName = {
  [N in CallName]: (typeof calls)[N]['method'] extends 'GET' ? never : N
}[CallName]

export interface MutationEffect<N extends MutationName> {
  readonly set?: (client: QueryClient, answer: CallData<N>, input: CallInput<N> | undefined) => void
  readonly stale?: readonly CallName[]
  /** After a lost answer these are invalidated as well, so they must include what `set` writes. */
  readonly staleOnFailure?: readonly CallName[]
  readonly setOnFailure?: (client: QueryClient, error: unknown, input: CallInput<N> | undefined) => void
}

export type MutationEffects<N extends MutationName = MutationName> = { readonly [M in N]: MutationEffect<M> }
