import { callQuery } from '../../api/call-query.ts'

/** Checklist, points and snapshots of the airdrop (R38); each claim, win and check-in may change them. */
export const airdropQuery = { ...callQuery('airdrop.get'), staleTime: 0 }

/** The own line of a snapshot with its proof: it never changes. */
export const airdropLineQuery = (name: string) => ({
  ...callQuery('airdrop.line', { params: { name } }),
  staleTime: Number.POSITIVE_INFINITY,
})
