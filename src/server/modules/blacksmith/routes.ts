import { defineHandlers } from '#server/calls/call-handler.ts'
import { freeRerollsOfDay, freeRerollsToday, getItem, rerollsToday } from '#server/modules/items/service.ts'
import { dismantleItems, previewDismantle } from './dismantle.ts'
import { polishItem } from './polish.ts'
import { rerollByAd, rerollItem } from './re-roll.ts'
import { awakenItem, refineItem } from './smith.ts'

export const blacksmithHandlers = defineHandlers({
  'equipments.refine': (context) => refineItem(context, context.identity.userId, context.params.id),
  'equipments.awaken': (context) => awakenItem(context, context.identity.userId, context.params.id),
  'equipments.dismantlePreview': (context) => previewDismantle(context, context.identity.userId, context.params.id),
  'equipments.dismantle': (context) =>
    dismantleItems(context, context.identity.userId, context.body.user_equipment_ids),
  'equipments.rerollCount': async ({ db, nowMs, identity, params }) =>
    rerollsToday(await getItem(db, identity.userId, params.id), nowMs),
  'equipments.reroll': (context) => rerollItem(context, context.identity.userId, context.params.id),
  'equipments.polish': (context) => polishItem(context, context.identity.userId, context.params.id, context.body),
  'equipments.adsReroll': (context) => rerollByAd(context, context.identity.userId, context.params.id),
  // Free re-rolls used today: of the item, or of all items if no id is given (T16).
  'equipments.freeRerolled': async ({ db, nowMs, identity, query: { user_equipment_id: id } }) =>
    id === undefined
      ? freeRerollsOfDay(db, identity.userId, nowMs)
      : freeRerollsToday(await getItem(db, identity.userId, id), nowMs),
})
