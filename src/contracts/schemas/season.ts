import { z } from 'zod'
import { LUCK_ROLL_NAMES } from '../../rules/luck/luck.ts'
import type { TopicCalls } from './call-schema.ts'
import { openedReward } from './inbox.ts'
import { epochSeconds, houseId, isoInstant, percent, star, tokNano } from './scalars.ts'

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
  // Ours.
  /** Ranked fights in that season: a place brings its reward from 20 on (R30). */
  fights: z.int().nonnegative(),
  /** False until final places are frozen: the reward is then without the place's part. */
  are_places_counted: z.boolean(),
})

/** Name and house as they are now; a bot and a deleted player (both user_id 0) have those of the fight, the latter without the name. */
const cardOpponent = z.object({ user_id: z.int(), username: z.string(), house_id: houseId, is_bot: z.boolean() })

/** Null where the replay is gone (R10): the card says so. */
const cardReplay = z.string().nullable()

/**
 * "My season": figures of a season that is over or on its off-season day, stored once a player and season. A picture whose figure there is
 * none of is null. Fights are the ranked ones in which the player attacked, unless said otherwise.
 */
const seasonCard = z.object({
  season: z.int(),
  /** Ranked fights and wins. */
  fights: z.int().nonnegative(),
  wins: z.int().nonnegative(),
  /** Rank points at the season's end. */
  rank_latest: z.int().nonnegative(),
  /** The final place, 1 to 50; null beyond, and before places are frozen. */
  place: z.int().positive().nullable(),
  /** The win over the opponent furthest above the own rank (or least below it); one over a bot only where there is no other. */
  best_fight: z
    .object({
      replay_id: cardReplay,
      opponent: cardOpponent,
      fought_at: isoInstant,
      /** Rank points of both before the fight. */
      own_rank: z.int().nonnegative(),
      opponent_rank: z.int().nonnegative(),
      /** Damage dealt, and the share of the own health that was left. */
      damage: z.int().nonnegative(),
      health_left_percent: percent,
    })
    .nullable(),
  /** Who has won most often against the player, attacking or attacked; no bot. */
  nemesis: z
    .object({
      opponent: cardOpponent,
      lost: z.int().positive(),
      won: z.int().nonnegative(),
      /** The last fight that was lost. */
      replay_id: cardReplay,
      fought_at: isoInstant,
    })
    .nullable(),
  /** Of what was won by luck: the roll with the lowest chance of as much or more (R46). */
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
  /** Damage to bosses for the guild that had the most of it; null without any. */
  guild_damage: z.object({ guild: z.string(), damage: z.int().positive(), fights: z.int().positive() }).nullable(),
  /** Rank points at the end of each of the season's ranked days on which there was a ranked fight, by day from 0. */
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
      /** Null before the first off-season day, and for who has not fought in that season. */
      card: seasonCard.nullable(),
      /** When the running season's card can be looked at. */
      next_at: isoInstant,
    }),
  },
  'combats.season': { data: kombatSeason },
} as const satisfies TopicCalls
