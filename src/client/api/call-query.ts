import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { CallName } from '../../contracts/calls.ts'
import type { CallData, CallInput } from '../../contracts/schemas.ts'
import { RETRY_DELAY_MS } from '../../rules/constants.ts'
import { type CallArgument, callWith } from './call.ts'
import { shouldRetry } from './retry.ts'

/** The query key of a call: its name, then its input if any. */
export const callKey = <N extends CallName>(name: N, input?: CallInput<N>) =>
  (input === undefined ? [name] : [name, input]) as readonly [N, CallInput<N>?]

/** Query options of a GET call that is asked in a way of its own, with its retry policy (row 185). */
export const queryBy = <N extends CallName>(
  name: N,
  input: CallInput<N> | undefined,
  ask: (context: QueryFunctionContext) => Promise<CallData<N>>,
) =>
  queryOptions({
    queryKey: callKey(name, input),
    queryFn: (context) => ask(context),
    retry: (failuresBefore, error) => shouldRetry(name, failuresBefore, error),
    retryDelay: RETRY_DELAY_MS,
  })

/** Query options of a GET call, with its retry policy (row 185). */
export const callQuery = <N extends CallName>(name: N, ...[input]: CallArgument<N>) =>
  queryBy(name, input, ({ signal }) => callWith(name, input, { signal }))
