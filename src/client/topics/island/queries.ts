import { callQuery } from '#client/api/call-query.ts'

export const islandQuery = callQuery('island.get')
