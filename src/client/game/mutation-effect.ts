import type { QueryClient } from '@tanstack/react-query'
import type { CallName, calls } from '#contracts/calls.ts'
import type { CallData, CallInput } from '#contracts/schemas.ts'

/** A report of errors changes nothing that a screen shows. */
type WithoutEffect = 'clientErrors.report'

export type MutationName = Exclude<
  { [N in CallName]: (typeof calls)[N]['method'] extends 'GET' ? never : N }[CallName],
  WithoutEffect
>

export interface MutationEffect<N extends MutationName> {
  readonly set?: (client: QueryClient, answer: CallData<N>, input: CallInput<N> | undefined) => void
  readonly stale?: readonly CallName[]
  /** Invalidated after any failure. The call may have worked and only its answer be lost: include what `set` writes. */
  readonly staleOnFailure?: readonly CallName[]
  readonly setOnFailure?: (client: QueryClient, error: unknown, input: CallInput<N> | undefined) => void
}

export type MutationEffects<N extends MutationName = MutationName> = { readonly [M in N]: MutationEffect<M> }
