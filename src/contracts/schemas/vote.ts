import { z } from 'zod'
import { VOTE_KINDS } from '../../rules/vote/vote.ts'
import type { TopicCalls } from './call-schema.ts'
import { emblem } from './guild.ts'
import { isoInstant, star } from './scalars.ts'

const votedGuild = z.object({
  /** The slug. */
  id: z.string(),
  name: z.string(),
  tag: z.string(),
  emblem,
})

/** What the caller can still do today, and what stands in the way. */
const ownVotes = z.object({
  free_left: z.int().min(0).max(1),
  paid_left: z.int().nonnegative(),
  /** STAR of the next vote that is paid for. */
  price: star,
  /** Guilds that the caller has voted for in this week, the last one first. */
  guilds: z.array(z.object({ id: z.string(), name: z.string(), votes: z.int().positive() })),
  /** What is missing to vote at all; null: nothing. */
  needs: z.object({ fights: z.int().nonnegative(), account_from: isoInstant }).nullable(),
  /** When votes begin anew. */
  resets_at: isoInstant,
})

const voteBoard = z.object({
  /** Monday of the week. */
  week: z.string(),
  ends_at: isoInstant,
  /** At most a minute old. */
  counted_at: isoInstant.nullable(),
  /** As they were counted last, those of guilds that the caller has voted for, and of the own guild, as they are just now. */
  items: z.array(
    votedGuild.extend({
      place: z.int().positive(),
      votes: z.int().positive(),
      level: z.int().nonnegative(),
      /** XP that the place would bring as things stand; null: none, or not known yet. */
      xp: z.int().nonnegative().nullable(),
    }),
  ),
  own: ownVotes,
  /** The caller's guild and its votes just now; null without a guild. */
  own_guild: votedGuild.extend({ place: z.int().positive().nullable(), votes: z.int().nonnegative() }).nullable(),
  /** Earlier weeks, the last one first. */
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
