import { z } from 'zod'
import { DOGE_RARITIES, MEDAL_TYPES } from '../../rules/medals/medals.ts'
import { EXHIBIT_KINDS, LIKE_STATES, SHOWCASE_PLACES } from '../../rules/showcase/showcase.ts'
import type { TopicCalls } from './call-schema.ts'
import { cosmetic } from './fighter.ts'
import { equipment } from './items.ts'
import { finalPlace, houseId, isoInstant, stone } from './scalars.ts'

/** An item's id, that of a stack of stones, or a medal's type. */
const exhibitId = z.string().min(1).max(64)

/** What stands in a place, as it is now: one of the three is there, by `kind`. */
const shownExhibit = z.object({
  kind: z.enum(EXHIBIT_KINDS),
  id: exhibitId,
  item: equipment.optional(),
  stone: stone.optional(),
  medal: z
    .object({
      type: z.enum(MEDAL_TYPES),
      rarity: z.enum(DOGE_RARITIES).nullable(),
      rank: z.int().positive().nullable(),
    })
    .optional(),
})

/** A showcase as everybody sees it (R36): of its player nothing but what fights show too. */
const showcase = z.object({
  player: z.object({
    user_id: z.int(),
    username: z.string(),
    house_id: houseId,
    /** Rank points: the backdrop is that of their league. */
    rank: z.int().nonnegative(),
    pet_name: z.string().nullable(),
    cosmetic,
    /** The final place of the season before this one (R30). */
    laurel: finalPlace.nullable(),
  }),
  title: z.string().nullable(),
  /** Null: empty, or what stood there is gone. */
  places: z.array(shownExhibit.nullable()).length(SHOWCASE_PLACES),
  likes: z.int().nonnegative(),
})

const like = z.object({
  state: z.enum(LIKE_STATES),
  /** From when on it can be liked, where that is a matter of time. */
  from: isoInstant.nullable(),
})

const ofPlayer = z.object({ user_id: z.coerce.number().int() })

export const showcaseCalls = {
  'showcase.mine': { data: showcase },
  'showcase.arrange': {
    body: z.object({
      title: z.string().max(60),
      places: z.array(z.object({ kind: z.enum(EXHIBIT_KINDS), id: exhibitId }).nullable()).length(SHOWCASE_PLACES),
    }),
    data: showcase,
  },
  'showcase.get': { params: ofPlayer, data: showcase.extend({ like }) },
  'showcase.like': { params: ofPlayer, data: z.object({ likes: z.int().nonnegative(), like }) },
} as const satisfies TopicCalls
