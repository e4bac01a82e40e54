import type { CallQueryOptions } from '#client/api/call-query.ts'
import { firstAnswer } from '#client/game/home-bootstrap.ts'
import { homeQuery, orWhenNotFound } from '#client/game/home-query.ts'
import type { CallData } from '#contracts/schemas.ts'
import { USER_SEASON_DEFAULT } from '#rules/constants.ts'

// Queries of the gate and home's first paint: in the first screen's code.

export const gameConfigQuery = homeQuery('settings.get')
export const seasonQuery = homeQuery('season.get')
/** The player's guild; null on 404 (T10), never retried (row 185). */
export const guildQuery: CallQueryOptions<'guild.me'> = {
  ...homeQuery('guild.me'),
  queryFn: (context) => firstAnswer('guild.me', context).catch(orWhenNotFound<CallData<'guild.me'>>(null)),
}
export const profileQuery = homeQuery('users.me')
export const combatProfileQuery = homeQuery('combats.me')
export const balanceQuery = homeQuery('users.balance')
export const lastClaimQuery = homeQuery('users.lastClaim')
export const boostsQuery = homeQuery('users.boosts')
export const energyQuery = homeQuery('combats.energy')

type UserSeason = CallData<'season.me'>

const DEFAULT_SEASON: UserSeason = {
  id: '',
  user_id: 0,
  reward: '',
  current_season: USER_SEASON_DEFAULT,
  description: '',
  created_at: '',
  updated_at: '',
  claimed_at: null,
  metadata: {},
}

/** A 404 is the default record without claims (row 152, T30). */
export const userSeasonQuery: CallQueryOptions<'season.me'> = {
  ...homeQuery('season.me'),
  queryFn: (context) => firstAnswer('season.me', context).catch(orWhenNotFound<UserSeason>(DEFAULT_SEASON)),
}
