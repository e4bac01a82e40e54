import { queryOptions } from '@tanstack/react-query'
import type { CallData } from '../../../contracts/schemas.ts'
import { USER_SEASON_DEFAULT } from '../../../rules/constants.ts'
import { callWith } from '../../api/call.ts'
import { callQuery } from '../../api/call-query.ts'
import { orWhenNotFound } from '../../game/home-query.ts'

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

/**
 * The player's season record; 404 is read as the default record (row 152, T30), of which nothing was claimed.
 * @public The new-season dialog (row 192) reads it.
 */
export const userSeasonQuery = queryOptions({
  ...callQuery('season.me'),
  queryFn: ({ signal }): Promise<UserSeason> =>
    callWith('season.me', undefined, { signal }).catch(orWhenNotFound<UserSeason>(DEFAULT_SEASON)),
})
