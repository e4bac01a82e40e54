import { defineHandlers } from '../../call-handler.ts'
import { readView } from '../../db/player-view.ts'
import { claimInboxItem, inboxView } from './service.ts'

/** Rewards that wait to be claimed (T5). */
export const inboxHandlers = defineHandlers({
  'inbox.list': ({ db, identity, nowMs }) => readView(db, identity.userId, inboxView, { nowMs }),
  'inbox.claim': ({ db, nowMs, entropy, identity, params }) =>
    claimInboxItem({ db, nowMs, entropy }, identity.userId, params.id),
})
