import { z } from 'zod'
import { HUNT_SLUGS } from '#rules/hunt/hunt-slugs.ts'
import { HUNT_MILESTONES } from '#rules/hunt/hunts.ts'
import { BOX_KINDS } from '#rules/items/boxes.ts'
import type { TopicCalls } from './call-schema.ts'
import { isoInstant, materialStacks, star, stone, tokNano } from './scalars.ts'

const huntSlug = z.enum(HUNT_SLUGS)

/** A hunt that is running or waits to be collected (row 176, R33). Its outcome was decided at the start. */
const hunt = z.object({
  slug: huntSlug,
  started_at: isoInstant,
  end_time: isoInstant,
  /** Kills of the whole hunt. The scene spreads them over its time. */
  kills: z.int().positive(),
  /** Seed for the drawing of the hunt only, not for its outcome. */
  seed: z.string(),
})

const huntMilestone = z.object({
  level: z.int().min(1).max(HUNT_MILESTONES.length),
  kills_needed: z.int().positive(),
  reward_tok: tokNano,
  /** The claim of the milestone opens it into materials. */
  box: z.enum(BOX_KINDS).nullable(),
  awake_stones: z.int().nonnegative(),
})
const huntMilestones = z.object({
  claimed: z.array(z.int()),
  total_demon_killed: z.int().nonnegative(),
  milestones: z.array(huntMilestone),
})

const huntStage = z.object({
  slug: huntSlug,
  duration_s: z.int().positive(),
  tok_min: tokNano,
  tok_max: tokNano,
  stars: star,
  kills_min: z.int().positive(),
  kills_max: z.int().positive(),
  kills_needed: z.int().nonnegative(),
})

const huntClaim = z.object({
  slug: huntSlug,
  kills: z.int().positive(),
  reward_tok: tokNano,
  stars: star,
  stones: z.array(stone),
  total_demon_killed: z.int().nonnegative(),
  balance: tokNano,
  star_balance: star,
})

const milestoneClaim = z.object({
  level: z.int(),
  reward_tok: tokNano,
  materials: materialStacks,
  balance: tokNano,
  milestones: huntMilestones,
})

export const huntCalls = {
  'hunting.stages': { data: z.array(huntStage) },
  'hunting.current': { data: hunt.nullable() },
  'hunting.milestones': { data: huntMilestones },
  'hunting.start': { params: z.object({ slug: huntSlug }), data: hunt },
  'hunting.claim': { params: z.object({ slug: huntSlug }), data: huntClaim },
  'hunting.claimMilestone': {
    params: z.object({ level: z.coerce.number().int().min(1).max(HUNT_MILESTONES.length) }),
    data: milestoneClaim,
  },
} as const satisfies TopicCalls
