import { callQuery } from '../../api/call-query.ts'

/** Game settings: values and costs by level. */
export const settingsQuery = callQuery('settings.get')
/** The player's profile with the upgrade history. */
export const profileQuery = callQuery('users.me')
/** TOK balance in nano. */
export const balanceQuery = callQuery('users.balance')
/** The boost log. */
export const boostsQuery = callQuery('users.boosts')
/** The honor missions; fights and hunts move them while this page is away. */
export const missionsQuery = { ...callQuery('upgrades.missions'), staleTime: 0 }
