import { callQuery } from '../../api/call-query.ts'

/** Game settings: rewards, special referrers and texts. */
export const settingsQuery = callQuery('settings.get')
