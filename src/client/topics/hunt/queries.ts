import { callQuery } from '#client/api/call-query.ts'
import { homeQuery } from '#client/game/home-query.ts'

export const huntStagesQuery = callQuery('hunting.stages')

/** Null without a hunt. Never fresh, because another device may have changed it. */
export const huntQuery = { ...homeQuery('hunting.current'), staleTime: 0 }

export const huntMilestonesQuery = { ...homeQuery('hunting.milestones'), staleTime: 0 }
