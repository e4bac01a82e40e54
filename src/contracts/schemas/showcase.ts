import { z } from 'zod'
import { ISLAND_PIECES } from '#rules/island/island.ts'
import { DOGE_RARITIES, MEDAL_TYPES } from '#rules/medals/medals.ts'
import { EXHIBIT_KINDS, LIKE_STATES, SHOWCASE_PLACES } from '#rules/showcase/showcase.ts'
import type { TopicCalls } from './call-schema.ts'
import { cosmetic } from './fighter.ts'
import { equipment } from './items.ts'
import { finalPlace, houseId, isoInstant, stone } from './scalars.ts'
import { seasonLook } from './season-path.ts'

/** Id of an item, id of a stone stack, type of a medal, or season and look. */
const exhibitId = z.string().min(1).max(64)

/** Exactly one of the four optional fields is set; `kind` says which. */
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
  look: seasonLook.optional(),
})

/** Public (R36): what the player shows, the island and the likes, otherwise only what fights reveal as well. */
const showcase = z.object({
  player: z.object({
    user_id: z.int(),
    username: z.string(),
    house_id: houseId,
    /** Rank points. Their league decides the backdrop. */
    rank: z.int().nonnegative(),
    pet_name: z.string().nullable(),
    cosmetic,
    island: z.array(z.enum(ISLAND_PIECES)),
    /** Final place of the previous season (R30). */
    laurel: finalPlace.nullable(),
  }),
  title: z.string().nullable(),
  /** Null for an empty place, and if the player no longer has what was shown there. */
  places: z.array(shownExhibit.nullable()).length(SHOWCASE_PLACES),
  likes: z.int().nonnegative(),
})

const like = z.object({
  state: z.enum(LIKE_STATES),
  /** When a like becomes possible. Null if it is possible now, or never becomes so by waiting. */
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
