import { QueryCache, QueryClient } from '@tanstack/react-query'
import { MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { recordError } from './session-end.ts'

/** Stale after one hour, garbage-collected after five minutes (row 19, A9). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: recordError }),
    defaultOptions: {
      queries: {
        staleTime: MS_PER_HOUR,
        gcTime: 5 * MS_PER_MINUTE,
        // Offline, fail with 'network' at once instead of pausing in 'Loading...'.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
      },
    },
  })
