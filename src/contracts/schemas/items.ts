import { z } from 'zod'
import { DISMANTLED_MAX } from '#rules/blacksmith/dismantle.ts'
import { ITEM_STAT_TYPES, ITEM_STATUSES, ITEM_TYPES, WORN_TYPES } from '#rules/items/item-kinds.ts'
import { MATERIAL_SLUGS } from '#rules/items/materials.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant, percent, rarity, stance, tokNano } from './scalars.ts'

const statLine = z.object({
  name: z.string(),
  type: z.enum(ITEM_STAT_TYPES),
  value: z.number(),
  level: z.int(),
  primary: z.boolean(),
  /** How often the quality was raised at the blacksmith (R58). Absent if never. */
  polished: z.int().positive().optional(),
})

export const equipment = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  type: z.enum(ITEM_TYPES),
  rarity,
  status: z.enum(ITEM_STATUSES),
  image_url: z.string(),
  equipment_stats: z.array(statLine),
})

const ownState = z.object({
  locked: z.boolean(),
  /**
   * Bound items cannot be sold. Items that were free of charge stay bound, items bought with Telegram Stars only for a
   * time (R47).
   */
  bound: z.boolean(),
  /** When the binding ends. Absent if it never does, and for items that are not bound (R47). */
  bound_until: isoInstant.optional(),
  /** Price in Telegram Stars of the whole purchase that the item came with. Absent once the binding is over (R47). */
  paid_xtr: z.int().positive().optional(),
  /** True if the player received the item after last looking at the bag. */
  is_new: z.boolean(),
  created_at: isoInstant,
  /** Failed refines in a row. After three the next one succeeds (R17). */
  refine_failures: z.int().nonnegative(),
  /** 0 if refining is impossible. */
  refine_percent: percent,
  /**
   * `reroll_cost` is the price of the next paid re-roll, null if none is left today. `reroll_count` counts today's
   * paid re-rolls (R20).
   */
  reroll_count: z.int().nonnegative(),
  reroll_cost: tokNano.nullable(),
  free_rerolled: z.int().nonnegative(),
})

const ownEquipment = equipment.extend({
  /** False if the item's slug is never sold, or the item is bound (row 108, R47). */
  tradeable: z.boolean(),
  own: ownState,
})
const shownEquipment = ownEquipment.extend({ own: ownState.nullable() })

/** Fields of B3. `image` and `image_url` are equal (T39). */
const material = z.object({
  id: z.string(),
  slug: z.enum(MATERIAL_SLUGS),
  name: z.string(),
  image: z.string(),
  image_url: z.string(),
  description: z.string(),
})
/** Fields of A3. `material_id` equals `id` (B3). */
const ownedMaterial = material.extend({ material_id: z.string(), quantity: z.int().nonnegative() })

/** Any text, because every unknown id must get the error 'Invalid item', whatever its form (row 110). */
const itemId = z.string().max(64)
const byItem = z.object({ id: itemId })
const presetNumber = z.coerce.number().int().min(1).max(2)
const byPreset = z.object({ number: presetNumber })

const gear = z.object({
  /** Items that were put on or taken off. */
  changed: z.array(ownEquipment),
  equipped: z.array(equipment),
  power: z.int(),
})
const preset = z.object({
  number: z.int(),
  /** Items of the preset that still exist. */
  equipments: z.array(ownEquipment),
  /**
   * The stance that is set together with the items. Null before the preset is saved, and in presets saved before
   * stances existed.
   */
  stance: stance.nullable(),
  saved_at: isoInstant.nullable(),
})

export const equipmentCalls = {
  'equipments.equipped': { data: z.array(equipment) },
  'equipments.mine': { data: z.array(ownEquipment) },
  'equipments.onSale': { data: z.array(ownEquipment) },
  'equipments.get': {
    params: byItem,
    // `owner` is given in links to another player's item. Without it every shard is searched.
    query: z.object({ owner: z.coerce.number().int().optional() }),
    data: shownEquipment,
  },
  'equipments.seen': { data: z.object({ seen_at: isoInstant }) },
  'equipments.equip': { params: byItem, body: z.object({ equipped: z.boolean() }), data: gear },
  'equipments.lock': { params: byItem, body: z.object({ locked: z.boolean() }), data: ownEquipment },
  'equipments.equipBest': { data: gear },
  'equipments.preset': { params: byPreset, data: preset },
  'equipments.savePreset': {
    params: byPreset,
    body: z.object({ user_equipment_ids: z.array(itemId).max(WORN_TYPES.length) }),
    data: preset,
  },
  'equipments.equipPreset': { params: byPreset, data: gear },
  'equipments.welcome': { data: z.object({ claimed: z.boolean() }) },
  'equipments.claimWelcome': { data: equipment },
  'materials.base': { data: z.array(material) },
  'materials.mine': { data: z.array(ownedMaterial) },
  'equipments.refine': { params: byItem, data: z.boolean() },
  'equipments.awaken': { params: byItem, data: z.array(statLine) },
  'equipments.dismantlePreview': { params: byItem, data: z.array(ownedMaterial) },
  'equipments.dismantle': {
    body: z.object({ user_equipment_ids: z.array(itemId).max(DISMANTLED_MAX) }),
    data: z.array(ownedMaterial),
  },
  'equipments.rerollCount': { params: byItem, data: z.int().nonnegative() },
  'equipments.reroll': {
    params: byItem,
    data: z.object({ equipment: ownEquipment, reroll_count: z.int(), balance: tokNano }),
  },
  'equipments.polish': {
    params: byItem,
    // `level` and `price` are what the player saw, so that a second tap or another device never polishes at another
    // price.
    body: z.object({ line: z.enum(ITEM_STAT_TYPES), level: z.int(), price: tokNano }),
    data: z.object({ equipment: ownEquipment, balance: tokNano }),
  },
  'equipments.adsReroll': {
    params: byItem,
    data: z.object({ equipment: ownEquipment, free_rerolled: z.int(), ads_count: z.int() }),
  },
  'equipments.freeRerolled': {
    query: z.object({ user_equipment_id: itemId.optional() }),
    data: z.int().nonnegative(),
  },
} as const satisfies TopicCalls
