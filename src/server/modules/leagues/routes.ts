import { defineHandlers } from '../../call-handler.ts'
import { leagueBoard } from './board.ts'
import { leaguePoints } from './points.ts'
import { claimLeagueReward, leagueReward } from './reward.ts'

/** The leagues: rewards of their weeks (rows 149-151), boards with their history, and what one's own points are for (R27). */
export const leaguesHandlers = defineHandlers({
  'league.reward': (context) => leagueReward(context, context.identity.userId, context.query.week),
  'league.claimReward': (context) => claimLeagueReward(context, context.identity.userId, context.query.week),
  'league.board': (context) => leagueBoard(context, context.identity.userId, context.query),
  'league.points': (context) => leaguePoints(context, context.identity.userId, context.query),
})
