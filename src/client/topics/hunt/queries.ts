import { callQuery } from '../../api/call-query.ts'
import { homeQuery } from '../../game/home-query.ts'

/** The three hunt stages (row 175). */
export const huntStagesQuery = callQuery('hunting.stages')

/** The running or uncollected hunt, or null; another device may have changed it. */
export const huntQuery = { ...homeQuery('hunting.current'), staleTime: 0 }

/** Total demons felled and milestones. */
export const huntMilestonesQuery = { ...homeQuery('hunting.milestones'), staleTime: 0 }
