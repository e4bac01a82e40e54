import { defineHandlers } from '../../call-handler.ts'
import { readView } from '../../db/player-view.ts'
import { checkMainMembership } from '../memberships/service.ts'
import { boostSourcesView, takeBoost } from './service.ts'

/** Mining boosts (row 42; R42). */
export const boostsHandlers = defineHandlers({
  'users.boostSources': ({ db, nowMs, identity, config }) =>
    readView(db, identity.userId, boostSourcesView, { nowMs, config }),
  'users.takeBoost': {
    prepare: async ({ db, nowMs, identity, body, chats, log, config }) => {
      if (body.source === 'channel') await checkMainMembership({ db, nowMs, chats, log }, identity.userId, config)
    },
    handle: ({ db, nowMs, entropy, identity, body, config }) =>
      takeBoost({ db, nowMs, entropy }, identity.userId, { source: body.source, watchId: body.watch_id }, config),
  },
})
