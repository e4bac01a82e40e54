import { defineHandlers } from '#server/calls/call-handler.ts'
import { buyLook, wardrobeOf, wearLook } from './looks.ts'
import { equipPreset, getPreset, savePreset } from './presets.ts'
import { equipBest, equipItem } from './service.ts'

export const wardrobeHandlers = defineHandlers({
  'wardrobe.get': ({ db, identity }) => wardrobeOf(db, identity.userId),
  'wardrobe.buy': (context) => buyLook(context, context.identity.userId, context.params.slug, context.body),
  'wardrobe.wear': (context) => wearLook(context, context.identity.userId, context.body),
  'equipments.equip': (context) =>
    equipItem(context, context.identity.userId, context.params.id, context.body.equipped),
  'equipments.equipBest': (context) => equipBest(context, context.identity.userId),
  'equipments.preset': (context) => getPreset(context, context.identity.userId, context.params.number),
  'equipments.savePreset': (context) =>
    savePreset(context, context.identity.userId, context.params.number, context.body.user_equipment_ids),
  'equipments.equipPreset': (context) => equipPreset(context, context.identity.userId, context.params.number),
})
