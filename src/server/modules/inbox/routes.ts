import { defineHandlers } from '../../call-handler.ts'
import { claimInboxItem, listInbox } from './service.ts'

/** Rewards that wait to be claimed (T5). */
export const inboxHandlers = defineHandlers({
  'inbox.list': ({ db, identity }) => listInbox(db, identity.userId),
  'inbox.claim': ({ db, nowMs, entropy, identity, params }) =>
    claimInboxItem({ db, nowMs, entropy }, identity.userId, params.id),
})
