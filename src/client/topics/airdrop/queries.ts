import { callQuery } from '../../api/call-query.ts'

/** How far the player is with the airdrop's checklist (R38); each claim, win and check-in may change it. */
export const airdropQuery = { ...callQuery('airdrop.progress'), staleTime: 0 }
