import { z } from 'zod'
import { BOSS_ITEMS } from '../../rules/boss/boss.ts'
import { BOX_KINDS } from '../../rules/items/boxes.ts'
import { WORN_TYPES } from '../../rules/items/item-kinds.ts'
import { STONE_LEVELS } from '../../rules/stones/stones.ts'
import type { TopicCalls } from './call-schema.ts'
import { equipment } from './items.ts'
import { isoInstant, materialStacks, rarity, star, stone, tokNano } from './scalars.ts'

/** What is opened when the reward is claimed, by the player's luck (R46). */
const inboxContents = z.object({
  boxes: z.array(z.enum(BOX_KINDS)),
  /** How many weapon boxes (R32). Absent where there are none. */
  weapon_boxes: z.int().positive().optional(),
  /** Levels of stones of any type. */
  stones: z.array(z.literal(STONE_LEVELS)),
  /** Rarities of items of any kind. */
  items: z.array(rarity),
  /** Items of a kind, bound (R47). Absent where there are none. */
  bound_items: z.array(z.object({ slug: z.string(), type: z.enum(WORN_TYPES), rarity })).optional(),
  /** How many of `meat-hook` or `four-leaf-clover`. */
  boss_items: z.int().nonnegative(),
  /** Tickets of the tournament. Absent where there are none. */
  tickets: z.int().positive().optional(),
})

/** What came out of it. */
const openedContents = z.object({
  materials: materialStacks,
  stones: z.array(stone),
  equipments: z.array(equipment),
  others: z.array(z.object({ slug: z.enum(BOSS_ITEMS), quantity: z.int().positive() })),
  /** Tickets of the tournament. Absent where there are none. */
  tickets: z.int().positive().optional(),
})

/** A reward that is claimed where it is shown, and what came out of it. */
export const openedReward = openedContents.extend({ tok: tokNano, star })

/** An unclaimed reward: it did not fit, or its time has passed. */
const inboxItem = z.object({
  id: z.string(),
  at: isoInstant,
  reason: z.string(),
  tok: tokNano,
  star,
  materials: materialStacks,
  /** Absent where there is nothing to open. */
  contents: inboxContents.optional(),
  /** Once it is claimed. */
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
