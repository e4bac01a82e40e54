import { callQuery } from '#client/api/call-query.ts'

export const airdropQuery = { ...callQuery('airdrop.get'), staleTime: 0 }

export const airdropLineQuery = (name: string) => ({
  ...callQuery('airdrop.line', { params: { name } }),
  staleTime: Number.POSITIVE_INFINITY,
})
