import type {
  dataTagErrorSymbol,
  dataTagSymbol,
  QueryFunction,
  QueryFunctionContext,
  UnsetMarker,
} from '@tanstack/react-query'
import type { CallName } from '#contracts/calls.ts'
import type { CallData, CallInput } from '#contracts/schemas.ts'
import { RETRY_DELAY_MS } from '#rules/constants.ts'
import { type CallArgument, callWith } from './call.ts'
import { shouldRetry } from './retry.ts'

type CallKey<N extends CallName> = readonly [N, CallInput<N>?]

export const callKey = <N extends CallName>(name: N, input?: CallInput<N>) =>
  (input === undefined ? [name] : [name, input]) as CallKey<N>

/**
 * An interface, not a type alias: in `.d.ts` output an alias is expanded to TanStack's unique symbols, which cannot be
 * named there.
 */
export interface TaggedKey<N extends CallName> extends CallKey<N> {
  readonly [dataTagSymbol]: CallData<N>
  readonly [dataTagErrorSymbol]: UnsetMarker
}

/**
 * Named, because TypeScript cannot write the inferred type of an exported `{ ...callQuery(…), staleTime: 0 }` to
 * `.d.ts` output.
 */
export interface CallQueryOptions<N extends CallName> {
  readonly queryKey: TaggedKey<N>
  readonly queryFn: QueryFunction<CallData<N>, CallKey<N>>
  readonly retry: (failuresBefore: number, error: Error) => boolean
  readonly retryDelay: number
}

export const queryBy = <N extends CallName>(
  name: N,
  input: CallInput<N> | undefined,
  ask: (context: QueryFunctionContext) => Promise<CallData<N>>,
): CallQueryOptions<N> => ({
  queryKey: callKey(name, input) as TaggedKey<N>,
  queryFn: (context) => ask(context),
  retry: (failuresBefore, error) => shouldRetry(name, failuresBefore, error),
  retryDelay: RETRY_DELAY_MS,
})

export const callQuery = <N extends CallName>(name: N, ...[input]: CallArgument<N>): CallQueryOptions<N> =>
  queryBy(name, input, ({ signal }) => callWith(name, input, { signal }))
