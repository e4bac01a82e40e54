import { defineHandlers } from '#server/calls/call-handler.ts'
import { bossBoardPage, ownBossRanks } from './service.ts'

export const bossBoardsHandlers = defineHandlers({
  'boss.guildBoard': (context) => bossBoardPage(context, context.params.slug, 'guild', context.query.page),
  'boss.individualBoard': (context) => bossBoardPage(context, context.params.slug, 'individual', context.query.page),
  'boss.boardMe': (context) => ownBossRanks(context, context.identity.userId, context.params.slug),
})
