import { z } from 'zod'
import { BOSS_ITEMS } from '#rules/boss/boss.ts'
import { CHEST_KINDS } from '#rules/chests/win-chests.ts'
import { BOX_KINDS } from '#rules/items/boxes.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { STONE_LEVELS } from '#rules/stones/stones.ts'
import type { TopicCalls } from './call-schema.ts'
import { equipment } from './items.ts'
import { isoInstant, materialStacks, rarity, star, stone, tokNano } from './scalars.ts'

/**
 * Contents that the claim of the inbox item opens. The player's luck decides random ones (R46). Optional fields are
 * absent if there are none.
 */
const inboxContents = z.object({
  boxes: z.array(z.enum(BOX_KINDS)),
  weapon_boxes: z.int().positive().optional(),
  /** Levels of stones whose type is drawn. */
  stones: z.array(z.literal(STONE_LEVELS)),
  /** Rarities of items whose kind is drawn. */
  items: z.array(rarity),
  /** Bound items of a given kind (R47). */
  bound_items: z.array(z.object({ slug: z.string(), type: z.enum(WORN_TYPES), rarity })).optional(),
  /** Number of boss items to draw, each a `meat-hook` or `four-leaf-clover`. */
  boss_items: z.int().nonnegative(),
  /** Boss items of a given kind (R53). */
  others: z.array(z.object({ slug: z.enum(BOSS_ITEMS), quantity: z.int().positive() })).optional(),
  win_chests: z.array(z.enum(CHEST_KINDS)).optional(),
  tickets: z.int().positive().optional(),
})

const openedContents = z.object({
  materials: materialStacks,
  stones: z.array(stone),
  equipments: z.array(equipment),
  others: z.array(z.object({ slug: z.enum(BOSS_ITEMS), quantity: z.int().positive() })),
  tickets: z.int().positive().optional(),
})

export const openedReward = openedContents.extend({ tok: tokNano, star })

/** A reward that waits until the player claims it. */
const inboxItem = z.object({
  id: z.string(),
  at: isoInstant,
  reason: z.string(),
  tok: tokNano,
  star,
  materials: materialStacks,
  /** Absent if there is nothing to open. */
  contents: inboxContents.optional(),
  opened: openedContents.optional(),
  claimed_at: isoInstant.nullable(),
})

export const inboxCalls = {
  'inbox.list': { data: z.array(inboxItem) },
  'inbox.claim': {
    params: z.object({ id: z.uuid() }),
    data: z.object({ item: inboxItem, balance: tokNano, stars: star }),
  },
} as const satisfies TopicCalls
