import { z } from 'zod'
import { LUCK_ROLL_NAMES } from '#rules/luck/luck.ts'
import type { TopicCalls } from './call-schema.ts'
import { openedReward } from './inbox.ts'
import { epochSeconds, houseId, isoInstant, percent, star, tokNano } from './scalars.ts'

/** A3: seconds; a negative end_time means no end. */
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

/** Reward of the previous season (R30, A3). `chests` are drawn at the claim (R46); `materials` are by slug. */
const seasonReward = z.object({
  season: z.int(),
  /** `none`: first season, or no ranked fight in it. `closed`: the window is over. */
  status: z.enum(['none', 'claimable', 'claimed', 'closed']),
  /** Afterwards the reward goes to the inbox. */
  claimable_until: isoInstant.nullable(),
  /** At the end of that season (R29). */
  rank_latest: z.int().nonnegative(),
  /** Points at the start of the current season, or now. */
  rank_now: z.int().nonnegative(),
  materials: z.record(z.string(), z.int().positive()),
  chests: z.array(z.object({ name: z.string(), image_url: z.string() })),
  reward_star: star,
  reward_tok: tokNano,
  /** 1 to 50; null beyond. */
  top_previous_leaderboard: z.int().positive().nullable(),
  /** Ranked fights. A place is rewarded from 20 on (R30). */
  fights: z.int().nonnegative(),
  /** False until final places are frozen. The reward then lacks the place's part. */
  are_places_counted: z.boolean(),
})

/** Current name and house. Bots and deleted players (user_id 0) show the house of the fight. */
const cardOpponent = z.object({ user_id: z.int(), username: z.string(), house_id: houseId, is_bot: z.boolean() })

/** Null if the replay has expired (R10). */
const cardReplay = z.string().nullable()

/** Season card, stored once per player and season. Null figures have no data. Counts ranked attacks unless stated. */
const seasonCard = z.object({
  season: z.int(),
  fights: z.int().nonnegative(),
  wins: z.int().nonnegative(),
  /** 1 to 50; null beyond, and before places are frozen. */
  rank_latest: z.int().nonnegative(),
  place: z.int().positive().nullable(),
  /** Win over the opponent furthest above the own rank. Bots count only without any other win. */
  best_fight: z
    .object({
      replay_id: cardReplay,
      opponent: cardOpponent,
      fought_at: isoInstant,
      /** Before the fight. */
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
      /** Of the last fight lost to them. */
      replay_id: cardReplay,
      fought_at: isoInstant,
    })
    .nullable(),
  /** The roll with the lowest chance of an equal or better result (R46). */
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
  /** The guild with most of the caller's boss damage; null without any. */
  guild_damage: z.object({ guild: z.string(), damage: z.int().positive(), fights: z.int().positive() }).nullable(),
  /** Points at the end of each day with a ranked fight; days from 0. */
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
      /** Null before the first off-season day, and without a fight in that season. */
      card: seasonCard.nullable(),
      next_at: isoInstant,
    }),
  },
  'combats.season': { data: kombatSeason },
} as const satisfies TopicCalls
