import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { leagueBoard } from './board.ts'
import { leaguePoints } from './points.ts'
import { claimLeagueReward, leagueReward } from './reward.ts'
import { waitingView } from './waiting.ts'

export const leaguesHandlers = defineHandlers({
  'league.reward': (context) => leagueReward(context, context.identity.userId, context.query.week),
  'league.claimReward': (context) => claimLeagueReward(context, context.identity.userId, context.query.week),
  'league.waiting': (context) => readView(context.db, context.identity.userId, waitingView, context),
  'league.board': (context) => leagueBoard(context, context.identity.userId, context.query),
  'league.points': (context) => leaguePoints(context, context.identity.userId, context.query),
})
