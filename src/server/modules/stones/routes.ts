import { defineHandlers } from '../../call-handler.ts'
import { equipStone, getStone, mergeStones, stonesOf } from './service.ts'

/** The stones that the player has, merging them and wearing them (rows 136-140; R09, R23, R43). */
export const stonesHandlers = defineHandlers({
  'stones.mine': ({ db, identity }) => stonesOf(db, identity.userId),
  'stones.get': ({ db, identity, params }) => getStone(db, identity.userId, params.id),
  'stones.upgrade': ({ db, nowMs, entropy, identity, body }) =>
    mergeStones({ db, nowMs, entropy }, identity.userId, body.user_stone_ids),
  'stones.equip': ({ db, nowMs, entropy, identity, params, body }) =>
    equipStone({ db, nowMs, entropy }, identity.userId, params.id, body.equipped),
})
