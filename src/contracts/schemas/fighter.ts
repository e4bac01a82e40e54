import { z } from 'zod'
import { WORN_TYPES, type WornType } from '#rules/items/item-kinds.ts'
import { CROWN_PLACES } from '#rules/leaderboards/crowns.ts'
import { looksOfKind } from '#rules/wardrobe/looks.ts'
import { houseId, percent, rarity, skillName, stance, stone } from './scalars.ts'

const wornItem = z.object({ slug: z.string(), image_url: z.string(), rarity }).nullable()

const worn = Object.fromEntries(WORN_TYPES.map((slot) => [slot, wornItem])) as Record<WornType, typeof wornItem>

/** The worn look of each kind. Looks have no effect on fights (R53, R58). */
export const wornLooks = z.object({
  cape: z.enum(looksOfKind('cape')).optional(),
  frame: z.enum(looksOfKind('frame')).optional(),
  pose: z.enum(looksOfKind('pose')).optional(),
  word: z.enum(looksOfKind('word')).optional(),
})

export const cosmetic = z.object({
  ...worn,
  top_10: z.boolean(),
  top_50: z.boolean(),
  /**
   * Crown of the PvP place: in a fight the place of then, else the current one (R30). Absent without one, and in fights
   * stored before crowns had five places.
   */
  crown: z.literal(CROWN_PLACES).optional(),
  /** Absent if none is worn, and in fights stored before looks existed. */
  looks: wornLooks.optional(),
})

const pet = z.object({
  id: z.string(),
  created_by: z.int(),
  owner_id: z.int(),
  type: z.string(),
  active_skill: skillName,
  skills: z.array(skillName),
  name: z.string().optional(),
})

/** Fighter profile (B3, row 91). `rank` is rank points; rates are percent. */
export const fighterProfile = z.object({
  user_id: z.int(),
  username: z.string(),
  rank: z.int().nonnegative(),
  health_point: z.int().positive(),
  attack_point: z.int().positive(),
  luck_critical_rate: percent,
  luck_evade_rate: percent,
  critical_damage: percent,
  reflect_rate: percent,
  life_steal: percent,
  power: z.int(),
  house_id: houseId,
  pet,
  cosmetic,
  stone_statistics: z.array(stone),
  bonus: z.object({
    bonus_atk: z.number(),
    bonus_hp: z.number(),
    crit_rate: percent,
    crit_dmg: percent,
    bonus_reflect_rate: percent,
    bonus_life_steal: percent,
  }),
})

export const combatProfile = fighterProfile.extend({
  best_rank: z.int().nonnegative(),
  win_streak: z.int().nonnegative(),
  fights: z.int().nonnegative(),
  wins: z.int().nonnegative(),
  /** Only the player sees the stance here. Opponents learn it from the fight (R55). */
  stance,
})
