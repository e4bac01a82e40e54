import { callQuery } from '../../api/call-query.ts'

export const collectionQuery = { ...callQuery('collection.get'), staleTime: 0 }
