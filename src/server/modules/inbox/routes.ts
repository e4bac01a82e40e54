import { defineHandlers } from '../../http/define-handlers.ts'
import { claimInboxItem, listInbox } from './service.ts'

/** Rewards that wait (T5). */
export const inboxHandlers = defineHandlers({
  'inbox.list': ({ db, identity }) => listInbox(db, identity.userId),
  'inbox.claim': ({ db, nowMs, entropy, identity, params }) =>
    claimInboxItem({ db, nowMs, entropy }, identity.userId, params.id),
})
