import { callQuery } from '../../api/call-query.ts'

/** The player's medals (R31). */
export const medalsQuery = callQuery('medals.list')
