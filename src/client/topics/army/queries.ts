import { callQuery } from '../../api/call-query.ts'

/** STAR spent on the army ladder (row 159). */
export const armySpentQuery = callQuery('users.starsSpent', { params: { category: 'upgrade-army-rank' } })
