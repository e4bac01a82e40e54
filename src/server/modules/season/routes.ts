import { defineHandlers } from '#server/calls/call-handler.ts'
import { claimSeasonReward, seasonReward } from './reward.ts'
import { currentSeason, kombatSeasonOnTheWire, seasonOnTheWire, startSeason, userSeason } from './service.ts'

export const seasonHandlers = defineHandlers({
  'season.get': async ({ db, nowMs }) => seasonOnTheWire(await currentSeason(db, nowMs)),
  'season.me': ({ db, identity }) => userSeason(db, identity.userId),
  'season.start': (context) => startSeason(context, context.identity.userId),
  'season.reward': (context) => seasonReward(context, context.identity.userId),
  'season.claimReward': (context) => claimSeasonReward(context, context.identity.userId),
  'combats.season': async ({ db, nowMs }) => kombatSeasonOnTheWire(await currentSeason(db, nowMs)),
})
