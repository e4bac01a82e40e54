import { defineHandlers } from '#server/calls/call-handler.ts'
import { friendsOf } from './service.ts'

export const friendsHandlers = defineHandlers({
  'friends.list': ({ db, identity, query, config }) =>
    friendsOf(db, identity.userId, query.page, config.client.botLink),
})
