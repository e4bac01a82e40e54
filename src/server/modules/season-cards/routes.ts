import { defineHandlers } from '#server/calls/call-handler.ts'
import { seasonCard } from './card.ts'

export const seasonCardsHandlers = defineHandlers({
  'season.card': (context) => seasonCard(context, context.identity.userId),
})
