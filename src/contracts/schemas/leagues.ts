import { z } from 'zod'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { LEAGUE_POINT_SOURCES } from '#rules/leaderboards/league-points.ts'
import { LEAGUE_SLUGS } from '#rules/leaderboards/league-rewards.ts'
import type { TopicCalls } from './call-schema.ts'
import { openedReward } from './inbox.ts'
import { houseId, isoInstant, pageNumber, rarity, star, tokNano } from './scalars.ts'

const quantityOf = z.object({ slug: z.string(), quantity: z.int().positive(), image_url: z.string() })

/** Fields of A3 (R27). `equipments` are drawn at the claim (R46), so their `id` and `name` tell only the rarity. */
const leagueReward = z.object({
  has_reward: z.boolean(),
  has_claimed: z.boolean(),
  /** Place 1 to 500, else null. */
  rank: z.int().positive().nullable(),
  tickets: z.array(quantityOf),
  chests: z.array(z.object({ name: z.string(), image_url: z.string() })),
  equipments: z.array(
    z.object({ id: z.string(), name: z.string(), type: z.enum(WORN_TYPES).nullable(), rarity, image_url: z.string() }),
  ),
  tok: tokNano,
  star,
  stones: z.array(quantityOf),
  season: z.int(),
  week: z.enum(LEAGUE_SLUGS),
  points: z.int().nonnegative(),
  /** True once the week is over and places are frozen. */
  is_final: z.boolean(),
  closes_at: isoInstant,
  claimable_until: isoInstant,
})

/**
 * `league` is always 0. Of the leagues with this slug it means the newest closed one, if it can still be claimed, else
 * the running, the closed or the next one, in this order (R27).
 */
const rewardQuery = z.object({
  week: z.enum(LEAGUE_SLUGS),
  league: z.coerce.number().int().min(0).max(0).default(0),
})

/** Each defaults to the running one. */
const weekQuery = z.object({
  season: z.coerce.number().int().positive().optional(),
  week: z.enum(LEAGUE_SLUGS).optional(),
})

const leagueWeek = z.object({
  season: z.int(),
  week: z.enum(LEAGUE_SLUGS),
  closes_at: isoInstant,
  is_final: z.boolean(),
})

const leagueBoard = leagueWeek.extend({
  items: z.array(
    z.object({
      place: z.int().positive(),
      user_id: z.int(),
      username: z.string(),
      house_id: houseId,
      value: z.int(),
    }),
  ),
  total: z.int().nonnegative(),
  page: z.int(),
  page_size: z.int(),
  updated_at: isoInstant,
  /** `place` is null beyond the thousand listed places. */
  me: z.object({ place: z.int().positive().nullable(), points: z.int().nonnegative() }),
  /**
   * `reward` is for the caller's present place, `next` for the next place with a better one. Null if there is none;
   * `next` also once places are final.
   */
  reward: z.object({ tok: tokNano, star }).nullable(),
  next: z
    .object({ place: z.int().positive(), points: z.int().nonnegative().nullable(), tok: tokNano, star })
    .nullable(),
  /** The eight newest weeks and the Special leagues of their seasons, newest first. */
  weeks: z.array(leagueWeek),
})

const leaguePoints = leagueWeek.extend({
  points: z.int().nonnegative(),
  sums: z.object({ fight: z.int().nonnegative(), boss: z.int().nonnegative(), tournament: z.int().nonnegative() }),
  items: z.array(
    z.object({
      at: isoInstant,
      source: z.enum(['fight', ...LEAGUE_POINT_SOURCES]),
      points: z.int().positive(),
      won: z.boolean().nullable(),
      is_bot: z.boolean().nullable(),
      win_streak: z.int().nonnegative().nullable(),
      opponent: z.string().nullable(),
      /** Id of a replay, boss fight or tournament entry (`{day}.{no}`), depending on the source. */
      ref: z.string().nullable(),
    }),
  ),
  page: z.int(),
  has_more: z.boolean(),
})

export const leagueCalls = {
  'league.reward': { query: rewardQuery, data: leagueReward },
  'league.claimReward': {
    query: rewardQuery,
    data: z.object({ reward: leagueReward, opened: openedReward, balance: tokNano, stars: star }),
  },
  /** Newest first. */
  'league.waiting': { data: z.array(z.enum(LEAGUE_SLUGS)) },
  'league.board': { query: weekQuery.extend({ page: pageNumber(50) }), data: leagueBoard },
  'league.points': { query: weekQuery.extend({ page: pageNumber(500) }), data: leaguePoints },
} as const satisfies TopicCalls
