import { queryOptions } from '@tanstack/react-query'
import type { CallData } from '../../contracts/schemas.ts'
import { httpStatusOf } from '../api/api-error.ts'
import { callWith } from '../api/call.ts'
import { callQuery } from '../api/call-query.ts'

// Queries of the gate and of home: part of the first screen's code. All others stand in queries.ts.

const NOT_FOUND = 404

/** Maps a 404 to `substitute` (T30). */
export const orWhenNotFound =
  <T>(substitute: T) =>
  (error: unknown): T => {
    if (httpStatusOf(error) === NOT_FOUND) return substitute
    throw error
  }

/** Game settings: balance numbers, links and texts. */
export const settingsQuery = callQuery('settings.get')
/** The current season. */
export const seasonQuery = callQuery('season.get')
/** The player's guild; null on 404 (T10), never retried (row 185). */
export const guildQuery = queryOptions({
  ...callQuery('guild.me'),
  queryFn: ({ signal }): Promise<CallData<'guild.me'>> =>
    callWith('guild.me', undefined, { signal }).catch(orWhenNotFound<CallData<'guild.me'>>(null)),
})
/** Profile: name, language and upgrade history. */
export const profileQuery = callQuery('users.me')
/** Combat profile: house, rank, record, skill, equipment. */
export const combatProfileQuery = callQuery('combats.me')
/** TOK balance in nano. */
export const balanceQuery = callQuery('users.balance')
/** Instant of the last claim. */
export const lastClaimQuery = callQuery('users.lastClaim')
/** The boost log. */
export const boostsQuery = callQuery('users.boosts')
/** Kombat energy. */
export const energyQuery = callQuery('combats.energy')
