import {
  MutationCache,
  QueryCache,
  QueryClient,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { DeskBody, DeskData, DeskQuery } from '#contracts/desk/desk-wire.ts'
import { type ReadCall, type ReadInput, readDesk, writeDesk } from './call-desk.ts'
import { isSignedOut } from './desk-error.ts'
import { sendOnce } from './send-once.ts'

const ME_KEY = ['me', {}] as const
const STALE_MS = 15_000

export type Me = DeskData<'me'>

/** Any call may find the session ended, so all errors are checked. */
export const createDeskQueries = (): QueryClient => {
  const onError = (error: Error): void => {
    if (isSignedOut(error)) forgetSession(client)
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { staleTime: STALE_MS, retry: false, networkMode: 'always' } },
  })
  return client
}

/** Drops all loaded data, because the next person at this computer may have a lower role. */
const forgetSession = (client: QueryClient): void => {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME_KEY[0] })
  client.setQueryData(ME_KEY, null)
}

/** The data is null when signed out. */
export const useMe = (): UseQueryResult<Me | null> =>
  useQuery({
    queryKey: ME_KEY,
    queryFn: ({ signal }) =>
      readDesk('me', {}, signal).catch((error: unknown) => {
        if (isSignedOut(error)) return null
        throw error
      }),
  })

export const useDesk = <N extends ReadCall>(
  name: N,
  input: ReadInput<N>,
  options: { readonly enabled?: boolean; readonly refetchInterval?: number } = {},
): UseQueryResult<DeskData<N>> =>
  useQuery({ queryKey: [name, input], queryFn: ({ signal }) => readDesk(name, input, signal), ...options })

export type LedgerFilter = Pick<DeskQuery<'ledger'>, 'asset' | 'reason'>

export const useLedger = (id: number, filter: LedgerFilter) =>
  useInfiniteQuery({
    queryKey: ['ledger', { id, ...filter }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      readDesk('ledger', { params: { id }, query: { ...filter, ...(pageParam && { before: pageParam }) } }, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const useSignIn = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: DeskBody<'login'>) => writeDesk('login', { body }),
    onSuccess: (me) => client.setQueryData(ME_KEY, me),
  })
}

export const useSignOut = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => writeDesk('logout', { body: {} }),
    onSuccess: () => forgetSession(client),
  })
}

/** Refetches everything on screen: an act may change any of it, and after an error it may still have been done. */
export const useAct = (operator: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (act: DeskBody<'act'>) =>
      sendOnce({ operator, call: 'act', input: act }, (key) => writeDesk('act', { body: act }, key)),
    onSettled: () => void client.invalidateQueries(),
  })
}

export type Decision = DeskBody<'decide'> & { readonly id: string }

export const useDecision = (operator: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) =>
      sendOnce({ operator, call: 'decide', input: decision }, (key) => {
        const { id, ...body } = decision
        return writeDesk('decide', { params: { id }, body }, key)
      }),
    // After an error, too: another person may have decided in the meantime.
    onSettled: () => void client.invalidateQueries(),
  })
}
