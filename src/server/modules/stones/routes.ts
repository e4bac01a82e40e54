import { defineHandlers } from '../../call-handler.ts'
import { stonesOf } from './service.ts'

/** The stones that the player has (R43). */
export const stonesHandlers = defineHandlers({
  'stones.mine': ({ db, identity }) => stonesOf(db, identity.userId),
})
