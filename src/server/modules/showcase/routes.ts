import { defineHandlers } from '#server/calls/call-handler.ts'
import { arrangeShowcase } from './arrange.ts'
import { likeShowcase } from './like.ts'
import { ownShowcase, publicShowcase } from './view.ts'

export const showcaseHandlers = defineHandlers({
  'showcase.mine': (context) => ownShowcase(context, context.identity.userId),
  'showcase.arrange': (context) => arrangeShowcase(context, context.identity.userId, context.body),
  'showcase.get': (context) => publicShowcase(context, context.identity.userId, context.params.user_id),
  'showcase.like': (context) => likeShowcase(context, context.identity.userId, context.params.user_id),
})
