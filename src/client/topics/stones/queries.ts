import { callQuery } from '../../api/call-query.ts'

/** Stones of the player, loose and on the pet. */
export const stonesQuery = callQuery('stones.mine')
