import { z } from 'zod'
import { LUCK_ROLL_NAMES } from '#rules/luck/luck.ts'
import type { TopicCalls } from './call-schema.ts'
import { openedReward } from './inbox.ts'
import { epochSeconds, houseId, isoInstant, percent, star, tokNano } from './scalars.ts'

/** As in A3. A negative `end_time` means that the season has no end. */
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
 * Reward of the previous season (R30, A3). `chests` are drawn at the claim (R46). `materials` are quantities by slug.
 */
const seasonReward = z.object({
  season: z.int(),
  /**
   * `none`: there is no previous season, or the player had no ranked fight in it. `closed`: the time for claiming is
   * over, and a job will send the reward to the inbox. Then it is `claimed`.
   */
  status: z.enum(['none', 'claimable', 'claimed', 'closed']),
  /** After this the reward goes to the inbox. */
  claimable_until: isoInstant.nullable(),
  /** Rank points at the end of that season (R29). */
  rank_latest: z.int().nonnegative(),
  /** Rank points now, after the reset. */
  rank_now: z.int().nonnegative(),
  materials: z.record(z.string(), z.int().positive()),
  chests: z.array(z.object({ name: z.string(), image_url: z.string() })),
  reward_star: star,
  reward_tok: tokNano,
  /** Final place, 1 to 50. Null beyond, and until places are frozen. */
  top_previous_leaderboard: z.int().positive().nullable(),
  /** Ranked fights in that season. A place brings a reward from 20 fights on (R30). */
  fights: z.int().nonnegative(),
  /** False until final places are frozen. Until then the reward lacks what the place brings. */
  are_places_counted: z.boolean(),
})

/** Name and house of today. For bots and deleted players (`user_id` 0) the house is the one of the fight. */
const cardOpponent = z.object({ user_id: z.int(), username: z.string(), house_id: houseId, is_bot: z.boolean() })

/** Null if the replay has expired (R10). */
const cardReplay = z.string().nullable()

/**
 * Season card, stored once per player and season. Counts only ranked fights in which the player attacked, unless stated
 * otherwise. Null means that there is no such fight or roll.
 */
const seasonCard = z.object({
  season: z.int(),
  fights: z.int().nonnegative(),
  wins: z.int().nonnegative(),
  rank_latest: z.int().nonnegative(),
  /** Final place, 1 to 50. Null beyond. */
  place: z.int().positive().nullable(),
  /** The win over the opponent furthest above the player's rank. Bots count only without any other win. */
  best_fight: z
    .object({
      replay_id: cardReplay,
      opponent: cardOpponent,
      fought_at: isoInstant,
      /** Ranks before the fight. */
      own_rank: z.int().nonnegative(),
      opponent_rank: z.int().nonnegative(),
      /** Damage dealt, and the percentage of own health left. */
      damage: z.int().nonnegative(),
      health_left_percent: percent,
    })
    .nullable(),
  /** The player with most wins against the caller, as attacker or defender. */
  nemesis: z
    .object({
      opponent: cardOpponent,
      lost: z.int().positive(),
      won: z.int().nonnegative(),
      /** The last fight that the player lost to this opponent. */
      replay_id: cardReplay,
      fought_at: isoInstant,
    })
    .nullable(),
  /** The roll with the lowest chance of an equal or better outcome (R46). */
  luckiest_roll: z
    .object({
      number: z.int().positive(),
      name: z.enum(LUCK_ROLL_NAMES),
      at: isoInstant,
      chance_percent: percent,
      odds: z.record(z.string(), z.unknown()),
      outcome: z.record(z.string(), z.unknown()),
    })
    .nullable(),
  longest_streak: z.object({ wins: z.int().positive(), from: isoInstant, until: isoInstant }).nullable(),
  /** The guild for which the player dealt most damage to bosses. Null without damage. */
  guild_damage: z.object({ guild: z.string(), damage: z.int().positive(), fights: z.int().positive() }).nullable(),
  /** Rank points at the end of each day with a ranked fight. `day` is 0 on the season's first day. */
  road: z.array(z.object({ day: z.int().nonnegative(), rank_points: z.int().nonnegative() })),
})

export const seasonCalls = {
  'season.get': { data: season },
  'season.me': { data: userSeason },
  'season.start': { data: userSeason },
  'season.reward': { data: seasonReward },
  'season.claimReward': { data: z.object({ opened: openedReward, balance: tokNano, stars: star }) },
  'season.card': {
    data: z.object({
      /** Card of the newest season whose ranked days are over. Null if there is none, or no ranked fight in it. */
      card: seasonCard.nullable(),
      next_at: isoInstant,
    }),
  },
  'combats.season': { data: kombatSeason },
} as const satisfies TopicCalls
