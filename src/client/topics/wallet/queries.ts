import { callQuery } from '../../api/call-query.ts'

/** The player's wallet. */
export const walletQuery = callQuery('wallet.get')
