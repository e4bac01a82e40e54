import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '#contracts/calls.ts'
import type { CallData, CallInput } from '#contracts/schemas.ts'
import { MS_PER_SECOND } from '#rules/units.ts'

export interface CallQuery<N extends CallName> {
  readonly queryKey: readonly [N, CallInput<N>?]
}

export type Change<N extends CallName> = CallData<N> | ((known: CallData<N>) => CallData<N>)

export const setAnswer = <N extends CallName>(
  client: QueryClient,
  { queryKey }: CallQuery<N>,
  change: Change<N>,
): void => {
  client.setQueryData<CallData<N>>(queryKey, (known) => {
    if (typeof change !== 'function') return change
    return known === undefined ? undefined : (change as (known: CallData<N>) => CallData<N>)(known)
  })
}

export const markStale = (client: QueryClient, names: readonly CallName[]): void => {
  for (const name of names) void client.invalidateQueries({ queryKey: [name] })
}

/** Answers younger than this are not refetched on return, because messengers minimise the game for moments. */
const FRESH_MS = 30 * MS_PER_SECOND

/** Like `markStale`, but skips answers and errors younger than `FRESH_MS`. */
export const markStaleOnReturn = (client: QueryClient, names: readonly CallName[]): void => {
  const beforeMs = Date.now() - FRESH_MS
  for (const name of names)
    void client.invalidateQueries(
      {
        queryKey: [name],
        predicate: ({ state }) => Math.max(state.dataUpdatedAt, state.errorUpdatedAt) <= beforeMs,
      },
      { cancelRefetch: false },
    )
}

/** Like `markStale`, but skips running fetches. */
export const markStaleUnlessFetching = (client: QueryClient, names: readonly CallName[]): void => {
  for (const name of names) void client.invalidateQueries({ queryKey: [name] }, { cancelRefetch: false })
}
