import { defineHandlers } from '../../call-handler.ts'
import { replayById, verifyById } from './service.ts'

/** Replays of all fights and their check (rows 97, 102): stored ones, and the matches of tournaments (R26). */
export const replaysHandlers = defineHandlers({
  'combats.replay': (context) => replayById(context, context.identity.userId, context.params.id),
  'combats.verify': (context) => verifyById(context, context.params.id),
})
