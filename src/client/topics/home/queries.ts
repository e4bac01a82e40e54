import type { CallData } from '../../../contracts/schemas.ts'
import { USER_SEASON_DEFAULT } from '../../../rules/constants.ts'
import type { CallQueryOptions } from '../../api/call-query.ts'
import { firstAnswer } from '../../game/home-opening.ts'
import { homeQuery, orWhenNotFound } from '../../game/home-query.ts'

// What the gate and the first picture of home ask for: part of the first screen's code.

/** Game settings: balance numbers, links and texts. */
export const settingsQuery = homeQuery('settings.get')
/** The current season. */
export const seasonQuery = homeQuery('season.get')
/** The player's guild; null on 404 (T10), never retried (row 185). */
export const guildQuery: CallQueryOptions<'guild.me'> = {
  ...homeQuery('guild.me'),
  queryFn: (context) => firstAnswer('guild.me', context).catch(orWhenNotFound<CallData<'guild.me'>>(null)),
}
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

/** The player's season record; 404 is read as the default record (row 152, T30), of which nothing was claimed. */
export const userSeasonQuery: CallQueryOptions<'season.me'> = {
  ...homeQuery('season.me'),
  queryFn: (context) => firstAnswer('season.me', context).catch(orWhenNotFound<UserSeason>(DEFAULT_SEASON)),
}
