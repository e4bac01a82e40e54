import { type CallQueryOptions, callQuery } from '#client/api/call-query.ts'
import { firstAnswer } from '#client/game/home-bootstrap.ts'
import { homeQuery, orWhenNotFound } from '#client/game/home-query.ts'
import type { CallData } from '#contracts/schemas.ts'
import { USER_SEASON_DEFAULT } from '#rules/constants.ts'

export const seasonQuery = homeQuery('season.get')

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

/** Home shows the season chest only if this call and `season.get` name the same season (T4). */
export const kombatSeasonQuery = homeQuery('combats.season')

/** Reward of the previous season (R30, row 156). */
export const seasonRewardQuery = callQuery('season.reward')

export const seasonCardQuery = callQuery('season.card')
