import { defineHandlers } from '#server/calls/call-handler.ts'
import { equipStone, getStone, mergeStones, stonesOf } from './service.ts'

export const stonesHandlers = defineHandlers({
  'stones.mine': ({ db, identity }) => stonesOf(db, identity.userId),
  'stones.get': ({ db, identity, params }) => getStone(db, identity.userId, params.id),
  'stones.upgrade': (context) => mergeStones(context, context.identity.userId, context.body.user_stone_ids),
  'stones.equip': (context) => equipStone(context, context.identity.userId, context.params.id, context.body.equipped),
})
