import { z } from 'zod'
import { VOTE_KINDS } from '#rules/vote/vote.ts'
import type { TopicCalls } from './call-schema.ts'
import { emblem } from './guild.ts'
import { entryNeeds, isoInstant, star } from './scalars.ts'

const votedGuild = z.object({
  id: z.string(),
  name: z.string(),
  tag: z.string(),
  emblem,
})

const ownVotes = z.object({
  free_left: z.int().min(0).max(1),
  paid_left: z.int().nonnegative(),
  price: star,
  /** Guilds that the caller voted for this week, latest first. */
  guilds: z.array(z.object({ id: z.string(), name: z.string(), votes: z.int().positive() })),
  /** Voting takes fights and a minimum account age. */
  needs: entryNeeds,
  resets_at: isoInstant,
})

const voteBoard = z.object({
  /** Monday of the week, `YYYY-MM-DD`. */
  week: z.string(),
  ends_at: isoInstant,
  /** When the votes were last counted: at most a minute ago. Null before the first count. */
  counted_at: isoInstant.nullable(),
  /**
   * As of the last count, except for the caller's guild and the guilds that the caller voted for: these are up to date.
   */
  items: z.array(
    votedGuild.extend({
      place: z.int().positive(),
      votes: z.int().positive(),
      level: z.int().nonnegative(),
      /** XP that the present place would bring. Null if none or unknown. */
      xp: z.int().nonnegative().nullable(),
    }),
  ),
  own: ownVotes,
  /** Up-to-date votes of the caller's guild. Null without a guild. */
  own_guild: votedGuild.extend({ place: z.int().positive().nullable(), votes: z.int().nonnegative() }).nullable(),
  past: z.array(
    z.object({
      week: z.string(),
      winners: z.array(
        votedGuild.extend({ place: z.int().positive(), votes: z.int().positive(), xp: z.int().nonnegative() }),
      ),
    }),
  ),
})

export const voteCalls = {
  'vote.get': { data: voteBoard },
  'vote.cast': {
    body: z.object({ guild_id: z.string().min(1).max(40), with: z.enum(VOTE_KINDS) }),
    data: z.object({ own: ownVotes, guild: votedGuild.extend({ votes: z.int().positive() }), stars: star }),
  },
} as const satisfies TopicCalls
