import { defineHandlers } from '../../http/define-handlers.ts'
import { friendsOf } from './service.ts'

/** Friends (row 183, R39). */
export const referralHandlers = defineHandlers({
  'friends.list': ({ db, identity, query, config }) =>
    friendsOf(db, identity.userId, query.page, config.client.botLink),
})
