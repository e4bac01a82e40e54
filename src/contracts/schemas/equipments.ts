import { z } from 'zod'
import { ITEM_STAT_TYPES, ITEM_STATUSES, ITEM_TYPES } from '../../rules/items/item-kinds.ts'
import type { TopicCalls } from './call-schema.ts'
import { rarity } from './scalars.ts'

const statLine = z.object({
  name: z.string(),
  type: z.enum(ITEM_STAT_TYPES),
  value: z.number(),
  level: z.int(),
  primary: z.boolean(),
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

export const equipmentCalls = {
  'equipments.equipped': { data: z.array(equipment) },
  'equipments.welcome': { data: z.object({ claimed: z.boolean() }) },
  'equipments.claimWelcome': { data: equipment },
} as const satisfies TopicCalls
