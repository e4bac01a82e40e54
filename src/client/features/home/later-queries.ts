import { callQuery } from '../../api/call-query.ts'

// Midnight, other devices and other pages change these: home asks anew each time it opens.
/** The seven days of the check-in (R40). */
export const dailyQuery = { ...callQuery('daily.get'), staleTime: 0 }
/** Where a boost can be had, and when the last one ends (R42). */
export const boostSourcesQuery = { ...callQuery('users.boostSources'), staleTime: 0 }
/** The hunt that runs or waits to be collected, or null (row 41). */
export const huntQuery = { ...callQuery('hunting.current'), staleTime: 0 }
/** The hunt's milestones (row 41). */
export const milestonesQuery = { ...callQuery('hunting.milestones'), staleTime: 0 }
/** What waits in the inbox. */
export const inboxQuery = { ...callQuery('inbox.list'), staleTime: 0 }
/** When the latest news came out (row 34). */
export const newsQuery = { ...callQuery('channel.latestNews'), staleTime: 0 }
/** Tasks of Earn; the badges of the tabs ask for them too. */
export const tasksQuery = callQuery('tasks.list')
/** Honor missions; the badges of the tabs ask for them too. */
export const missionsQuery = callQuery('upgrades.missions')
/** STAR balance. */
export const starsQuery = callQuery('users.stars')
/** Kombat energy. */
export const energyQuery = callQuery('combats.energy')

/** What may have changed while the game was away. */
export const FRESH_AT_HOME = [dailyQuery, boostSourcesQuery, huntQuery, milestonesQuery, inboxQuery, newsQuery] as const
