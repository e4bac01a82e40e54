import { z } from 'zod'
import { houseId, isoInstant, star, tokNano } from './scalars.ts'

/** A friend who came by the player's link (R39). Qualified after three fights. */
export const friend = z.object({
  user_id: z.int(),
  username: z.string(),
  house_id: houseId,
  joined_at: isoInstant,
  fights: z.int().nonnegative(),
  qualified: z.boolean(),
  /** Nano TOK that this friend has brought so far. */
  earned: tokNano,
})
export const friends = z.object({
  items: z.array(friend),
  total: z.int().nonnegative(),
  page: z.int(),
  page_size: z.int(),
  qualified_total: z.int().nonnegative(),
  earned_total: tokNano,
  /** The player's own referral link (A1). */
  link: z.string(),
  fights_needed: z.int(),
  reward_inviter: tokNano,
  reward_friend: tokNano,
  share_percent: z.number(),
  share_days: z.int(),
})

/** The boards of this chapter (R35): rank points, TOK balance, qualified friends. */
export const boardName = z.enum(['pvp', 'tok', 'refer'])

export const boardRow = z.object({
  place: z.int().positive(),
  user_id: z.int(),
  username: z.string(),
  house_id: houseId,
  /** Rank points, nano TOK or friends, by the board. */
  value: z.int(),
})
export const boardPage = z.object({
  items: z.array(boardRow),
  total: z.int().nonnegative(),
  page: z.int(),
  page_size: z.int(),
  updated_at: isoInstant,
})
/** The caller's own row: `place` within the listed thousand, else the label of row 179 that it has reached. */
export const boardMe = z.object({
  place: z.int().positive().nullable(),
  label: z.string().nullable(),
  username: z.string(),
  house_id: houseId,
  value: z.int(),
})

/** After spending STAR on the army ladder (row 159). */
export const spendAnswer = z.object({ spent: star, stars: star })
