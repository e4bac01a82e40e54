import { defineHandlers } from '../../call-handler.ts'
import { seasonCard } from './card.ts'

/** "My season" (R28). */
export const seasonCardsHandlers = defineHandlers({
  'season.card': (context) => seasonCard(context, context.identity.userId),
})
