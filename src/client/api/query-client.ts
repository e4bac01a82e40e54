import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { MS_PER_HOUR, MS_PER_MINUTE } from '../../rules/units.ts'
import { noteError } from './session-end.ts'

/** The client's cache of answers: stale after one hour, dropped five minutes after its last use (row 19, A9). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: noteError }),
    mutationCache: new MutationCache({ onError: noteError }),
    defaultOptions: {
      queries: {
        staleTime: MS_PER_HOUR,
        gcTime: 5 * MS_PER_MINUTE,
        // A phone that is offline has to hear 'network' at once instead of waiting in 'Loading...' for ever.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
