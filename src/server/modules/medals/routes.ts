import { defineHandlers } from '../../call-handler.ts'
import { claimMedal, medalsOf } from './service.ts'

/** Medals (R31, row 165). */
export const medalsHandlers = defineHandlers({
  'medals.list': ({ db, identity, nowMs }) => medalsOf(db, identity.userId, nowMs),
  'medals.claim': (context) => claimMedal(context, context.identity.userId, context.params.type),
})
