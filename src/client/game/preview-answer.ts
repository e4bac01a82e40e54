import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '#contracts/calls.ts'
import type { CallData } from '#contracts/schemas.ts'
import { type CallQuery, type Change, setAnswer } from './cache.ts'

/** Optimistic update that a response already in flight cannot undo. Returns the rollback. */
export const previewAnswer = <N extends CallName>(
  client: QueryClient,
  query: CallQuery<N>,
  change: Change<N>,
): (() => void) => {
  const { queryKey } = query
  const before = client.getQueryData<CallData<N>>(queryKey)
  if (before === undefined) return () => undefined
  const wasFetching = client.isFetching({ queryKey, exact: true }) > 0
  void client.cancelQueries({ queryKey, exact: true })
  // The answer that this has cancelled is fetched after the mutation, or at the next visit.
  if (wasFetching) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  setAnswer(client, query, typeof change === 'function' ? change : () => change, 'none')
  return () => setAnswer(client, query, () => before)
}
