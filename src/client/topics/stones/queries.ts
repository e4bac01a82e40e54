import { callQuery } from '#client/api/call-query.ts'

export const stonesQuery = callQuery('stones.mine')
