import { callQuery } from '../../api/call-query.ts'

/** The three stages (row 175). */
export const stagesQuery = callQuery('hunting.stages')
/** The hunt that runs or waits to be collected; another device may have moved it. */
export const currentQuery = { ...callQuery('hunting.current'), staleTime: 0 }
/** Demons felled in all, the milestones, and which of them are taken. */
export const milestonesQuery = { ...callQuery('hunting.milestones'), staleTime: 0 }
/** The pet that hunts, with what it wears. */
export const combatProfileQuery = callQuery('combats.me')
/** TOK balance in nano. */
export const balanceQuery = callQuery('users.balance')
/** STAR in the pocket. */
export const starsQuery = callQuery('users.stars')
/** The honor missions: one counts collected hunts. */
export const missionsQuery = callQuery('upgrades.missions')
