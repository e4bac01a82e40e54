import type { QueryClient } from '@tanstack/react-query'
import type { CallData } from '../../contracts/schemas.ts'
import { MS_PER_SECOND } from '../../rules/units.ts'
import { callWith, errorOf } from '../api/call.ts'

type Parts = CallData<'users.home'>
/** A call whose first answer an opening brings. */
export type HomeCall = keyof Parts

/** A part that no query has taken is dropped after this time: a page opened later asks its own call. */
const PARTS_LIFE_MS = 30 * MS_PER_SECOND

const openings = new WeakMap<QueryClient, Promise<Parts>>()

/** Answers that nobody has asked for yet, as queries of their own life: whoever mounts one gives it that of its call. */
const untaken = { gcTime: PARTS_LIFE_MS } as const

/** Puts the answers that nobody has asked for yet into the cache: what mounts later renders once, and not again for each. */
const keepLater = (client: QueryClient, parts: Parts): void => {
  for (const [name, part] of Object.entries(parts)) {
    const queryKey = [name]
    if (!part || !('data' in part) || client.getQueryState(queryKey) !== undefined) continue
    client
      .getQueryCache()
      .build(client, { queryKey, ...untaken })
      .setData(part.data)
  }
}

const dropUntaken = (client: QueryClient): void =>
  client.removeQueries({ type: 'inactive', predicate: ({ options }) => options.gcTime === untaken.gcTime })

/** Asks for all that gate and home need in one call. Never rejects: there are no parts without an answer. */
export const askHome = (): Promise<Parts> => callWith('users.home', undefined).catch((): Parts => ({}))

/**
 * Lets gate and home take their first answers from one call, so that their queries need no call each. Without an answer they send
 * theirs.
 * @param opening the call's answer, when it has been asked for already
 */
export const openHome = (client: QueryClient, opening: Promise<Parts> = askHome()): void => {
  openings.set(client, opening)
  void opening.then((parts) => {
    keepLater(client, parts)
    setTimeout(() => {
      if (openings.get(client) === opening) openings.delete(client)
    }, PARTS_LIFE_MS)
  })
}

/** Drops the parts that nobody has asked for: a move may change any of them, and so may the end of the session. */
export const forgetHome = (client: QueryClient): void => {
  openings.delete(client)
  dropUntaken(client)
}

/**
 * The answer of a call: the opening's part, once, else the call's own. So a part that failed is asked again by its own call,
 * under that call's retry rule. Throws `ApiError`.
 */
export const firstAnswer = async <N extends HomeCall>(
  name: N,
  { client, signal }: { readonly client: QueryClient; readonly signal: AbortSignal },
): Promise<CallData<N>> => {
  const opening = openings.get(client)
  const parts = await opening
  // The query is asked again by whoever mounts next, who shall find its part.
  if (signal.aborted) throw signal.reason
  const part = opening === openings.get(client) ? parts?.[name] : undefined
  if (parts === undefined || part === undefined) return callWith<N>(name, undefined, { signal })
  delete parts[name]
  if ('error' in part) throw errorOf(part.error, part)
  return part.data as CallData<N>
}
