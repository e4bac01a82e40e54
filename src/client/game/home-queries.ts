import { queryOptions } from '@tanstack/react-query'
import type { CallData } from '../../contracts/schemas.ts'
import { httpStatusOf } from '../api/api-error.ts'
import { queryBy } from '../api/call-query.ts'
import { firstAnswer, type HomeCall } from './home-opening.ts'

// Queries of the gate and of home: part of the first screen's code. All others stand in queries.ts.

const NOT_FOUND = 404

/** Maps a 404 to `substitute` (T30). */
export const orWhenNotFound =
  <T>(substitute: T) =>
  (error: unknown): T => {
    if (httpStatusOf(error) === NOT_FOUND) return substitute
    throw error
  }

/** Query of a call whose first answer an opening may bring. */
export const homeQuery = <N extends HomeCall>(name: N) =>
  queryBy(name, undefined, (context) => firstAnswer(name, context))

/** Game settings: balance numbers, links and texts. */
export const settingsQuery = homeQuery('settings.get')
/** The current season. */
export const seasonQuery = homeQuery('season.get')
/** The player's guild; null on 404 (T10), never retried (row 185). */
export const guildQuery = queryOptions({
  ...homeQuery('guild.me'),
  queryFn: (context): Promise<CallData<'guild.me'>> =>
    firstAnswer('guild.me', context).catch(orWhenNotFound<CallData<'guild.me'>>(null)),
})
/** Profile: name, language and upgrade history. */
export const profileQuery = homeQuery('users.me')
/** Combat profile: house, rank, record, skill, equipment. */
export const combatProfileQuery = homeQuery('combats.me')
/** TOK balance in nano. */
export const balanceQuery = homeQuery('users.balance')
/** Instant of the last claim. */
export const lastClaimQuery = homeQuery('users.lastClaim')
/** The boost log. */
export const boostsQuery = homeQuery('users.boosts')
/** Kombat energy. */
export const energyQuery = homeQuery('combats.energy')
