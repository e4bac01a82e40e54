import { callQuery } from '../../api/call-query.ts'

export const stonesQuery = callQuery('stones.mine')
