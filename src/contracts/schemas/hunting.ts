import { z } from 'zod'
import { materialStacks } from './economy.ts'
import { isoInstant, star, stoneType, tokNano } from './scalars.ts'

/** The stages of the hunt (A9, R43). */
export const huntSlug = z.enum(['cursed-fortress', 'demonbane-keep', 'eternal-abyss-gate'])

/** The running or finished hunt that was not collected yet (row 176, R33). The outcome is decided at its start. */
export const hunt = z.object({
  slug: huntSlug,
  started_at: isoInstant,
  end_time: isoInstant,
  /** Demons that will have been killed when it ends; the scene spreads them over the time. */
  kills: z.int().positive(),
  /** Seed of the picture only. */
  seed: z.string(),
})

export const huntMilestone = z.object({
  level: z.int().min(1).max(11),
  kills_needed: z.int().positive(),
  reward_tok: tokNano,
  /** Opened at once into materials. */
  box: z.enum(['wood', 'iron', 'titanium']).nullable(),
  awake_stones: z.int().nonnegative(),
})
export const huntMilestones = z.object({
  claimed: z.array(z.int()),
  total_demon_killed: z.int().nonnegative(),
  milestones: z.array(huntMilestone),
})

export const huntStage = z.object({
  slug: huntSlug,
  duration_s: z.int().positive(),
  tok_min: tokNano,
  tok_max: tokNano,
  stars: star,
  kills_min: z.int().positive(),
  kills_max: z.int().positive(),
  /** Demons killed in all that open this stage. */
  kills_needed: z.int().nonnegative(),
})

const stones = z.array(z.object({ type: stoneType, level: z.int().min(1).max(4) }))

/** After collecting a hunt (R33, R43). */
export const huntClaim = z.object({
  slug: huntSlug,
  kills: z.int().positive(),
  reward_tok: tokNano,
  /** STAR that the hunt brought. */
  stars: star,
  stones,
  total_demon_killed: z.int().nonnegative(),
  balance: tokNano,
  star_balance: star,
})

/** After taking a milestone (R34). */
export const milestoneClaim = z.object({
  level: z.int(),
  reward_tok: tokNano,
  materials: materialStacks,
  balance: tokNano,
  milestones: huntMilestones,
})
