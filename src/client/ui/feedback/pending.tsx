import type { ReactNode } from 'react'
import { LoadProblem } from './load-problem.tsx'
import { Loading } from './skeleton-parts.tsx'

interface PendingQuery {
  readonly data?: unknown
  readonly error: Error | null
  readonly refetch: () => unknown
}

export interface PendingProps {
  readonly queries: readonly PendingQuery[]
  readonly failed: string
  readonly loading: string
  /** Skeletons. */
  readonly children: ReactNode
}

/** Replaces a screen while its queries have no data: skeletons, or an error with a retry of the queries that failed. */
export const Pending = ({ queries, failed, loading, children }: PendingProps) => {
  const error = queries.find((query) => query.error && query.data === undefined)?.error
  if (!error) return <Loading label={loading}>{children}</Loading>
  const retry = () => {
    for (const query of queries) if (query.error) void query.refetch()
  }
  return <LoadProblem error={error} text={failed} onRetry={retry} />
}
