import { defineHandlers } from '../../call-handler.ts'
import { bossBoardPage, ownBossRanks } from './service.ts'

/** The boards of a boss's damage (rows 144-146). */
export const bossBoardsHandlers = defineHandlers({
  'boss.guildBoard': ({ db, nowMs, params, query }) =>
    bossBoardPage({ db, nowMs, slug: params.slug }, 'guild', query.page),
  'boss.individualBoard': ({ db, nowMs, params, query }) =>
    bossBoardPage({ db, nowMs, slug: params.slug }, 'individual', query.page),
  'boss.boardMe': ({ db, nowMs, identity, params }) => ownBossRanks({ db, nowMs, slug: params.slug }, identity.userId),
})
