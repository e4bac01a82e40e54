import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { checkMainChannelMember } from '#server/modules/channel-members/service.ts'
import { boostSourcesView, takeBoost } from './service.ts'

export const boostsHandlers = defineHandlers({
  'users.boostSources': (context) => readView(context.db, context.identity.userId, boostSourcesView, context),
  'users.takeBoost': {
    prepare: async (context) => {
      if (context.body.source === 'channel')
        await checkMainChannelMember(context, context.identity.userId, context.config)
    },
    handle: (context) =>
      takeBoost(
        context,
        context.identity.userId,
        { source: context.body.source, watchId: context.body.watch_id },
        context.config,
      ),
  },
})
