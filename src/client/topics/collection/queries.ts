import { callQuery } from '#client/api/call-query.ts'

export const collectionQuery = { ...callQuery('collection.get'), staleTime: 0 }
