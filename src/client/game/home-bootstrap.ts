import type { QueryClient } from '@tanstack/react-query'
import { callWith, errorOf } from '#client/api/call.ts'
import type { CallData } from '#contracts/schemas.ts'
import { MS_PER_SECOND } from '#rules/units.ts'

type Parts = CallData<'users.home'>
export type HomeCall = keyof Parts

/** A section of the answer that no query uses within this time is dropped. Pages opened later send their own call. */
const PARTS_LIFE_MS = 30 * MS_PER_SECOND

const openings = new WeakMap<QueryClient, Promise<Parts>>()

/** Marks sections that no component reads yet. A query that mounts replaces this gcTime with its own. */
const untaken = { gcTime: PARTS_LIFE_MS } as const

/** Puts sections into the cache, so that components mounted later render once. */
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

/** One call for gate and home. Never rejects: if it fails, there are no sections. */
export const askHome = (): Promise<Parts> => callWith('users.home', undefined).catch((): Parts => ({}))

/**
 * Gives gate and home their first answers from one call. Queries send their own calls if it fails, or after
 * `PARTS_LIFE_MS`.
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

/** Drops sections that are not used yet, because a mutation or the end of the session may change any of them. */
export const forgetHome = (client: QueryClient): void => {
  openings.delete(client)
  dropUntaken(client)
}

/** Returns the bootstrap's section once, then sends the call, also to retry a failed section. Throws `ApiError`. */
export const firstAnswer = async <N extends HomeCall>(
  name: N,
  { client, signal }: { readonly client: QueryClient; readonly signal: AbortSignal },
): Promise<CallData<N>> => {
  const opening = openings.get(client)
  const parts = await opening
  // An aborted query leaves its section: the next observer runs the query again and must find it.
  if (signal.aborted) throw signal.reason
  const part = opening === openings.get(client) ? parts?.[name] : undefined
  if (parts === undefined || part === undefined) return callWith<N>(name, undefined, { signal })
  delete parts[name]
  if ('error' in part) throw errorOf(part.error, part)
  return part.data as CallData<N>
}
