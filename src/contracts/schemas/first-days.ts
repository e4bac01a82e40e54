import { z } from 'zod'
import { FIRST_DAYS_STEPS } from '#rules/first-days/first-days.ts'
import { BOX_KINDS } from '#rules/items/boxes.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import type { TopicCalls } from './call-schema.ts'
import { equipment } from './items.ts'
import { isoInstant, materialStacks, rarity, star } from './scalars.ts'

const firstDaysStep = z.enum(FIRST_DAYS_STEPS)

const promisedItem = z.object({
  /** Null if the slot is chosen at claim time: the first empty slot, else the one with the item of lowest rarity. */
  type: z.enum(WORN_TYPES).nullable(),
  rarity,
  image_url: z.string().nullable(),
})

const step = z.object({
  step: firstDaysStep,
  /** Ranked wins, or days with a mining claim. */
  counts: z.enum(['wins', 'days']),
  needed: z.int().positive(),
  /** `missed`: the step can no longer be reached in time. */
  state: z.enum(['ahead', 'ready', 'claimed', 'missed']),
  materials: materialStacks,
  /** The claim opens it into materials. */
  box: z.enum(BOX_KINDS).nullable(),
  star,
  item: promisedItem.nullable(),
})

/**
 * First seven days (R50). Null for players who joined before the feature existed, after `open_until`, and once every
 * step is claimed or missed.
 */
const firstDays = z
  .object({
    wins: z.int().nonnegative(),
    days: z.int().nonnegative(),
    /** Wins and mining claims count until then. */
    ends_at: isoInstant,
    /** Steps can be claimed until then. Afterwards the rewards of reached steps go to the inbox. */
    open_until: isoInstant,
    steps: z.array(step),
  })
  .nullable()

export const firstDaysCalls = {
  'users.firstDays': { data: firstDays },
  'users.claimFirstDay': {
    params: z.object({ step: firstDaysStep }),
    data: z.object({
      step: firstDaysStep,
      materials: materialStacks,
      star,
      equipments: z.array(equipment),
      stars: star,
      first_days: firstDays,
    }),
  },
} as const satisfies TopicCalls
