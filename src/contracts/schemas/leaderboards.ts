import { z } from 'zod'
import { BOARD_IDS } from '#rules/leaderboards/boards.ts'
import type { TopicCalls } from './call-schema.ts'
import { finalPlace, houseId, isoInstant, pageNumber } from './scalars.ts'

const boardParams = z.object({ board: z.enum(BOARD_IDS) })

const boardRow = z.object({
  /** NPCs are not counted, and have null (R48). */
  place: z.int().positive().nullable(),
  user_id: z.int(),
  username: z.string(),
  house_id: houseId,
  /** Unit by board: rank points, nano TOK, friends or nano TON. */
  value: z.int(),
  /** Set on the PvP board only: final place of the previous season (R30). */
  laurel: finalPlace.optional(),
})
const boardPage = z.object({
  items: z.array(boardRow),
  podium: z.array(boardRow),
  total: z.int().nonnegative(),
  page: z.int(),
  page_size: z.int(),
  updated_at: isoInstant,
})
/**
 * `place` is null beyond the thousand listed places. `label` then says how far (row 179). It is null for listed
 * players, and while fewer than a thousand are listed.
 */
const boardMe = z.object({
  place: z.int().positive().nullable(),
  label: z.string().nullable(),
  username: z.string(),
  house_id: houseId,
  value: z.int(),
})

export const leaderboardCalls = {
  'leaderboard.page': { params: boardParams, query: z.object({ page: pageNumber(50) }), data: boardPage },
  'leaderboard.me': { params: boardParams, data: boardMe },
} as const satisfies TopicCalls
