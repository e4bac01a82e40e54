import { QueryCache, QueryClient } from '@tanstack/react-query'
import { MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { recordError } from './session-end.ts'

/** Answers are stale after one hour and garbage-collected after five minutes without use (row 19, A9). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: recordError }),
    defaultOptions: {
      queries: {
        staleTime: MS_PER_HOUR,
        gcTime: 5 * MS_PER_MINUTE,
        // While offline, a query fails with 'network' at once instead of pausing in 'Loading...'.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
      },
    },
  })
