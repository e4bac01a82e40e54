import { callQuery } from '#client/api/call-query.ts'

export const walletQuery = callQuery('wallet.get')
