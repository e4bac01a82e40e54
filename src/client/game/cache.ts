import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '#contracts/calls.ts'
import type { CallData, CallInput } from '#contracts/schemas.ts'
import { MS_PER_SECOND } from '#rules/units.ts'

export interface CallQuery<N extends CallName> {
  readonly queryKey: readonly [N, CallInput<N>?]
}

export type Change<N extends CallName> = CallData<N> | ((known: CallData<N>) => CallData<N>)

/** A change of part of a stale answer leaves it stale, and refetches it if it is on screen and `refetchType` allows. */
export const setAnswer = <N extends CallName>(
  client: QueryClient,
  { queryKey }: CallQuery<N>,
  change: Change<N>,
  refetchType: 'active' | 'none' = 'active',
): void => {
  const isPart = typeof change === 'function'
  const wasStale = client.getQueryState(queryKey)?.isInvalidated === true
  client.setQueryData<CallData<N>>(queryKey, (known) => {
    if (!isPart) return change
    return known === undefined ? undefined : (change as (known: CallData<N>) => CallData<N>)(known)
  })
  // TanStack counts every write as a fresh answer.
  if (isPart && wasStale)
    void client.invalidateQueries({ queryKey, exact: true, refetchType }, { cancelRefetch: false })
}

/** Takes each name once, because invalidating a mounted query twice refetches it twice. */
export const markStale = (client: QueryClient, names: readonly CallName[]): void => {
  for (const name of new Set(names)) void client.invalidateQueries({ queryKey: [name] })
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
