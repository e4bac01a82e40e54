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
  void client.cancelQueries({ queryKey: query.queryKey })
  const before = client.getQueryData<CallData<N>>(query.queryKey)
  setAnswer(client, query, change)
  return () => {
    if (before !== undefined) setAnswer(client, query, before)
  }
}
