import { callQuery } from '#client/api/call-query.ts'

export const armySpentQuery = callQuery('users.starsSpent', { params: { category: 'upgrade-army-rank' } })
