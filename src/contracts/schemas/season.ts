import { z } from 'zod'
import type { TopicCalls } from './call-schema.ts'
import { openedReward } from './inbox.ts'
import { epochSeconds, isoInstant, star, tokNano } from './scalars.ts'

/** Season (A3): seconds; a negative end_time means no end. */
const season = z.object({
  start_time: epochSeconds,
  end_time: epochSeconds,
  next_season_time: epochSeconds,
  current_season: z.int(),
})

const kombatSeason = z.object({ start_time: epochSeconds, current_season: z.int() })

const userSeason = z.object({
  id: z.string(),
  user_id: z.int(),
  reward: z.string(),
  current_season: z.int(),
  description: z.string(),
  created_at: isoInstant,
  updated_at: isoInstant,
  claimed_at: isoInstant.nullable(),
  metadata: z.record(z.string(), z.unknown()),
})

/**
 * The reward of the season before the current one (R30, A3). `chests` stand for what is drawn at the claim (R46): boxes, items by their
 * rarity, the weapon box; `materials` are by slug.
 */
const seasonReward = z.object({
  /** The season that it is for. */
  season: z.int(),
  /** `none`: a world's first season, or no ranked fight in it. `closed`: the window is over. */
  status: z.enum(['none', 'claimable', 'claimed', 'closed']),
  /** Until when it can be claimed; then it lies in the inbox. */
  claimable_until: isoInstant.nullable(),
  /** Rank points at that season's end (R29). */
  rank_latest: z.int().nonnegative(),
  /** Rank points with which the current one was begun, or is now. */
  rank_now: z.int().nonnegative(),
  materials: z.record(z.string(), z.int().positive()),
  chests: z.array(z.object({ name: z.string(), image_url: z.string() })),
  reward_star: star,
  reward_tok: tokNano,
  /** The final place, 1 to 50; null beyond. */
  top_previous_leaderboard: z.int().positive().nullable(),
})

export const seasonCalls = {
  'season.get': { data: season },
  'season.me': { data: userSeason },
  'season.start': { data: userSeason },
  'season.reward': { data: seasonReward },
  'season.claimReward': { data: z.object({ opened: openedReward, balance: tokNano, stars: star }) },
  'combats.season': { data: kombatSeason },
} as const satisfies TopicCalls
