import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '../../contracts/calls.ts'
import type { CallData, CallInput } from '../../contracts/schemas.ts'
import { MS_PER_SECOND } from '../../rules/units.ts'

/** A query of a topic that can be written to. */
export interface CallQuery<N extends CallName> {
  readonly queryKey: readonly [N, CallInput<N>?]
}

/** An answer, or what becomes of the one that is known. */
export type Change<N extends CallName> = CallData<N> | ((known: CallData<N>) => CallData<N>)

/** Sets cached data; an updater function is skipped when there is none. */
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

/** Invalidates all queries of these calls. */
export const markStale = (client: QueryClient, names: readonly CallName[]): void => {
  for (const name of names) void client.invalidateQueries({ queryKey: [name] })
}

/** Messengers minimise the game for moments: an answer this young is not asked for again on each return. */
const FRESH_MS = 30 * MS_PER_SECOND

/** As `markStale` on a return to the game, but leaves alone what was answered, or refused, a moment ago. */
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

/** As `markStale`, but leaves alone what is being fetched just now. */
export const markStaleUnlessFetching = (client: QueryClient, names: readonly CallName[]): void => {
  for (const name of names) void client.invalidateQueries({ queryKey: [name] }, { cancelRefetch: false })
}
