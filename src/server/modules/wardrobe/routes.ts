import { defineHandlers } from '../../call-handler.ts'
import { equipPreset, getPreset, savePreset } from './presets.ts'
import { equipBest, equipItem } from './service.ts'

/** Putting gear on and off (row 109), the best outfit and two saved ones (extra 11). */
export const wardrobeHandlers = defineHandlers({
  'equipments.equip': ({ db, nowMs, entropy, identity, params, body }) =>
    equipItem({ db, nowMs, entropy }, identity.userId, params.id, body.equipped),
  'equipments.equipBest': ({ db, nowMs, entropy, identity }) => equipBest({ db, nowMs, entropy }, identity.userId),
  'equipments.preset': ({ db, nowMs, identity, params }) => getPreset({ db, nowMs }, identity.userId, params.number),
  'equipments.savePreset': ({ db, nowMs, identity, params, body }) =>
    savePreset({ db, nowMs }, identity.userId, params.number, body.user_equipment_ids),
  'equipments.equipPreset': ({ db, nowMs, entropy, identity, params }) =>
    equipPreset({ db, nowMs, entropy }, identity.userId, params.number),
})
