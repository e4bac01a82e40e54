import { defineHandlers } from '#server/calls/call-handler.ts'
import { castVote } from './cast.ts'
import { voteBoard } from './view.ts'

export const voteHandlers = defineHandlers({
  'vote.get': (context) => voteBoard(context, context.identity.userId),
  'vote.cast': (context) => castVote(context, context.identity.userId, context.body.guild_id, context.body.with),
})
