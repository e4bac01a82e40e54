import { z } from 'zod'
import { VOTE_KINDS } from '#rules/vote/vote.ts'
import type { TopicCalls } from './call-schema.ts'
import { emblem } from './guild.ts'
import { isoInstant, star } from './scalars.ts'

const votedGuild = z.object({
  id: z.string(),
  name: z.string(),
  tag: z.string(),
  emblem,
})

/** Remaining votes today, and unmet requirements. */
const ownVotes = z.object({
  free_left: z.int().min(0).max(1),
  paid_left: z.int().nonnegative(),
  /** Price of the next paid vote. */
  price: star,
  /** Voted for this week, latest first. */
  guilds: z.array(z.object({ id: z.string(), name: z.string(), votes: z.int().positive() })),
  /** Unmet requirements; null if none. */
  needs: z.object({ fights: z.int().nonnegative(), account_from: isoInstant }).nullable(),
  resets_at: isoInstant,
})

const voteBoard = z.object({
  /** Monday of the week. */
  week: z.string(),
  ends_at: isoInstant,
  /** At most a minute old. */
  counted_at: isoInstant.nullable(),
  /** Last count, but live for the own guild and guilds the caller voted for. */
  items: z.array(
    votedGuild.extend({
      place: z.int().positive(),
      votes: z.int().positive(),
      level: z.int().nonnegative(),
      /** XP for the current place; null if none or unknown. */
      xp: z.int().nonnegative().nullable(),
    }),
  ),
  own: ownVotes,
  /** Live votes of the caller's guild; null without one. */
  own_guild: votedGuild.extend({ place: z.int().positive().nullable(), votes: z.int().nonnegative() }).nullable(),
  /** Latest first. */
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
