import { defineHandlers } from '#server/calls/call-handler.ts'
import { bracketPage, bracketsOf } from './brackets.ts'
import { enterTournament, leaveTournament } from './enter.ts'
import { tournamentPage } from './page.ts'
import { tournamentResult } from './result.ts'

export const tournamentHandlers = defineHandlers({
  'tournament.get': (context) => tournamentPage(context, context.identity.userId),
  'tournament.enter': (context) => enterTournament(context, context.identity.userId),
  'tournament.leave': (context) => leaveTournament(context, context.identity.userId, context.body.entry_id),
  'tournament.result': (context) => tournamentResult(context, context.identity.userId, context.query.day),
  'tournament.brackets': (context) => bracketsOf(context, context.identity.userId, context.query),
  'tournament.bracket': (context) => bracketPage(context, context.identity.userId, context.query),
})
