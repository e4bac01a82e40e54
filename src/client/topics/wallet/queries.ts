import { callQuery } from '../../api/call-query.ts'

export const walletQuery = callQuery('wallet.get')
