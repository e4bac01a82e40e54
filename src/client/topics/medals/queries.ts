import { callQuery } from '#client/api/call-query.ts'
import { homeQuery } from '#client/game/home-query.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'

export const medalsQuery = callQuery('medals.list')

/** Types of medals that can be claimed. Part of home's answer. */
export const waitingMedalsQuery = { ...homeQuery('medals.waiting'), staleTime: 10 * MS_PER_MINUTE }
