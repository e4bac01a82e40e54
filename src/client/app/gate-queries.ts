import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallData } from '../../contracts/schemas.ts'
import { httpStatusOf } from '../api/api-error.ts'
import { callWith } from '../api/call.ts'
import { callKey, callQuery } from '../api/call-query.ts'

const NOT_FOUND = 404

const orWhenNotFound =
  <T>(substitute: T) =>
  (error: unknown): T => {
    if (httpStatusOf(error) === NOT_FOUND) return substitute
    throw error
  }

/** The player's guild; 404 is read as none (T10), and it never retries (row 185). */
export const guildQuery = queryOptions({
  ...callQuery('guild.me'),
  queryFn: ({ signal }): Promise<CallData<'guild.me'>> =>
    callWith('guild.me', undefined, { signal }).catch(orWhenNotFound<CallData<'guild.me'>>(null)),
})

/** The queries whose answers the startup gate waits for (A2, step 1). */
export const gateQueries = {
  settings: callQuery('settings.get'),
  season: callQuery('season.get'),
  guild: guildQuery,
  profile: callQuery('users.me'),
  combat: callQuery('combats.me'),
} as const

/** Forgets what the gate's queries answered, so that the gate asks again. */
export const resetGate = (queryClient: QueryClient): void => {
  for (const name of ['settings.get', 'season.get', 'guild.me', 'users.me', 'combats.me'] as const) {
    queryClient.removeQueries({ queryKey: callKey(name) })
  }
}
