import { z } from 'zod'
import { epochSeconds, isoInstant, star, tokNano, upgradeType } from './scalars.ts'
import { boost, upgradeRow } from './users.ts'

/** Materials as they come out of a box, a hunt or a fight. */
export const materialStacks = z.array(z.object({ slug: z.string(), quantity: z.int().positive() }))

/** After POST upgrades (row 56): what was bought and what is left. */
export const upgradeAnswer = z.object({
  upgrade_type: upgradeType,
  upgrade_level: z.int().positive(),
  balance: tokNano,
  /** The whole history, as in users/me: the mining display needs it at once. */
  upgrades: z.array(upgradeRow),
})

/**
 * One honor mission (row 57, R05): `type` names its condition (`reach-silver`, `win-fights` …), `repeats` how often it
 * must be met and `task_user.repeats` how often it is. `completed` once the player has taken it: a level of honor.
 */
export const mission = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  repeats: z.int().positive(),
  task_user: z.object({ repeats: z.int().nonnegative() }),
  completed: z.boolean(),
})

export const taskType = z.enum([
  'check-in',
  'refer',
  'retweet-x',
  'be-premium',
  'join-telegram',
  'join-telegram-no-bot',
  'boost-telegram',
  'play-app',
  'external-join-interstella',
  'okx-play-app',
  'bitget-join-telegram',
  'bitget-play-app',
  'connect-okx-wallet',
  'bitget-follow-x',
  'telegram-folder',
])

/** A task of Earn (A3, rows 60–66). `reward_amount` is nano TOK for each repeat. */
export const task = z.object({
  id: z.string(),
  name: z.string(),
  type: taskType,
  repeats: z.int().positive(),
  metadata: z.object({ url: z.string().optional() }),
  reward_amount: tokNano,
  reward_star: star,
  task_user: z.object({ repeats: z.int().nonnegative() }),
})

/** Where the poll of a started task has come to (row 62): how often the task is done now. */
export const taskNotification = z.object({ repeats: z.int().nonnegative() })

/** The seven days of the check-in (R40): `day` is the one to be claimed next, or today's when `claimed_today`. */
export const daily = z.object({
  day: z.int().min(1).max(7),
  streak: z.int().nonnegative(),
  claimed_today: z.boolean(),
  /** A missed day is forgiven once a week. */
  freeze_available: z.boolean(),
  rewards: z.array(z.object({ day: z.int(), amount: tokNano, box: z.enum(['wood']).nullable() })),
  next_reset: isoInstant,
})
export const dailyClaim = daily.extend({ amount: tokNano, materials: materialStacks, balance: tokNano })

/** Sources of the mining boost (R42). */
export const boostSourceName = z.enum(['ad', 'channel'])
export const boostSource = z.object({
  source: boostSourceName,
  /** What it multiplies by, and for how long. */
  factor: z.number(),
  duration_s: z.int().positive(),
  available: z.boolean(),
  left_today: z.int().nonnegative(),
  url: z.string().nullable(),
})
export const boostSources = z.object({ sources: z.array(boostSource), ends_at: epochSeconds.nullable() })
export const boostAnswer = boostSources.extend({ boosts: z.array(boost) })

/** What an ad is watched for: a re-roll credit (R21) or a mining boost (R42), each with its own limit. */
export const adPurpose = z.enum(['credit', 'boost'])
/** Log of one ad (row 126): 404 until the network has confirmed it. */
export const adLog = z.object({ id: z.string(), purpose: adPurpose, rewarded_at: isoInstant })
