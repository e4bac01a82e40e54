import { callQuery } from '../../api/call-query.ts'

/** Game settings: every number that the previews are fed with. */
export const settingsQuery = callQuery('settings.get')
/** The player's profile with the upgrade history. */
export const profileQuery = callQuery('users.me')
/** House, rank and what the pet wears. */
export const combatProfileQuery = callQuery('combats.me')
/** TOK balance in nano. */
export const balanceQuery = callQuery('users.balance')
/** Instant of the last claim. */
export const lastClaimQuery = callQuery('users.lastClaim')
/** The boost log. */
export const boostsQuery = callQuery('users.boosts')
