import type {
  dataTagErrorSymbol,
  dataTagSymbol,
  QueryFunction,
  QueryFunctionContext,
  UnsetMarker,
} from '@tanstack/react-query'
import type { CallName } from '../../contracts/calls.ts'
import type { CallData, CallInput } from '../../contracts/schemas.ts'
import { RETRY_DELAY_MS } from '../../rules/constants.ts'
import { type CallArgument, callWith } from './call.ts'
import { shouldRetry } from './retry.ts'

/** Query key of a call. */
type CallKey<N extends CallName> = readonly [N, CallInput<N>?]

/** The query key of a call: its name, then its input if any. */
export const callKey = <N extends CallName>(name: N, input?: CallInput<N>) =>
  (input === undefined ? [name] : [name, input]) as CallKey<N>

/** A query key that says which data lies under it. An interface, for of a unique symbol a declaration file can write no other name. */
export interface TaggedKey<N extends CallName> extends CallKey<N> {
  readonly [dataTagSymbol]: CallData<N>
  readonly [dataTagErrorSymbol]: UnsetMarker
}

/** Options of a GET call's query, in names that a declaration file can write: whoever spreads them keeps them. */
export interface CallQueryOptions<N extends CallName> {
  readonly queryKey: TaggedKey<N>
  readonly queryFn: QueryFunction<CallData<N>, CallKey<N>>
  readonly retry: (failuresBefore: number, error: Error) => boolean
  readonly retryDelay: number
}

/** Query options of a GET call that is asked in a way of its own, with its retry policy (row 185). */
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

/** Query options of a GET call, with its retry policy (row 185). */
export const callQuery = <N extends CallName>(name: N, ...[input]: CallArgument<N>): CallQueryOptions<N> =>
  queryBy(name, input, ({ signal }) => callWith(name, input, { signal }))
