import { z } from 'zod'
import { FIRST_DAYS_STEPS } from '../../rules/first-days/first-days.ts'
import { BOX_KINDS } from '../../rules/items/boxes.ts'
import { WORN_TYPES } from '../../rules/items/item-kinds.ts'
import type { TopicCalls } from './call-schema.ts'
import { equipment } from './items.ts'
import { isoInstant, materialStacks, rarity, star } from './scalars.ts'

const firstDaysStep = z.enum(FIRST_DAYS_STEPS)

/** An item that a step gives, bound (R47). */
const promisedItem = z.object({
  /** Null: of the first empty slot, else that of the lowest rarity, when it is claimed. */
  type: z.enum(WORN_TYPES).nullable(),
  rarity,
  image_url: z.string().nullable(),
})

const step = z.object({
  step: firstDaysStep,
  /** Ranked wins, or days with a mining claim. */
  counts: z.enum(['wins', 'days']),
  needed: z.int().positive(),
  /** `missed`: the days that are left are too few. */
  state: z.enum(['ahead', 'ready', 'claimed', 'missed']),
  materials: materialStacks,
  /** Opened at once into materials. */
  box: z.enum(BOX_KINDS).nullable(),
  star,
  item: promisedItem.nullable(),
})

/** The first seven days of the caller (R50); null for who joined before there were any, and when nothing of them is left. */
const firstDays = z
  .object({
    wins: z.int().nonnegative(),
    days: z.int().nonnegative(),
    /** Until when wins and claims count. */
    ends_at: isoInstant,
    /** Until when steps can be claimed; then what was reached lies in the inbox. */
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
      /** What came out of it. */
      materials: materialStacks,
      star,
      equipments: z.array(equipment),
      /** The balance of STAR. */
      stars: star,
      first_days: firstDays,
    }),
  },
} as const satisfies TopicCalls
