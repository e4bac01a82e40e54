import { callQuery } from '../../api/call-query.ts'

/** A stored fight by its replay id; kept 30 days by the server (R10). */
export const replayQuery = (replayId: string) => callQuery('combats.replay', { params: { id: replayId } })
