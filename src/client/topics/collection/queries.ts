import { callQuery } from '../../api/call-query.ts'

/** What the player has ever had (extra 11); a drop or a merge adds to it. */
export const collectionQuery = { ...callQuery('collection.get'), staleTime: 0 }
