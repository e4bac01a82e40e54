import { MS_PER_MINUTE } from '../../../rules/units.ts'
import { callQuery } from '../../api/call-query.ts'
import { homeQuery } from '../../game/home-query.ts'

/** The player's medals (R31). */
export const medalsQuery = callQuery('medals.list')

/** Types of the medals that can be claimed: a part of home's answer. */
export const waitingMedalsQuery = { ...homeQuery('medals.waiting'), staleTime: 10 * MS_PER_MINUTE }
