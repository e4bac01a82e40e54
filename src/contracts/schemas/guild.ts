import { z } from 'zod'
import {
  EMBLEM_COLOURS,
  EMBLEM_SHAPES,
  EMBLEM_SIGNS,
  GUILD_ANNOUNCEMENT_MAX,
  GUILD_DESCRIPTION_MAX,
  GUILD_ENTRIES,
  GUILD_EVENTS,
  GUILD_PHRASES,
  GUILD_REACTIONS,
  GUILD_ROLES,
  MEMBER_ACTIONS,
  OFFICER_RIGHTS,
} from '#rules/guild/guild.ts'
import type { TopicCalls } from './call-schema.ts'
import { houseId, isoInstant, tokNano } from './scalars.ts'

/** The guild's slug (R24), which the link that opens the guild in the game contains. */
const guildId = z.string().min(1).max(40)
const role = z.enum(GUILD_ROLES)

/** `field` is the colour of `shape`, and `ink` is the colour of `sign`. */
export const emblem = z.object({
  shape: z.enum(EMBLEM_SHAPES),
  sign: z.enum(EMBLEM_SIGNS),
  field: z.enum(EMBLEM_COLOURS),
  ink: z.enum(EMBLEM_COLOURS),
})

/** Visible to everyone. XP, level and member count are up to a minute old. */
const guildCard = z.object({
  id: guildId,
  name: z.string(),
  tag: z.string(),
  emblem,
  level: z.int().nonnegative(),
  xp: z.int().nonnegative(),
  members: z.int().nonnegative(),
  capacity: z.int().positive(),
  entry: z.enum(GUILD_ENTRIES),
  /** Rank points required to join. */
  min_rank: z.int().nonnegative(),
})

const guildMe = guildCard
  .pick({ id: true, name: true, tag: true, emblem: true, level: true })
  .extend({
    role,
    /** Number of unanswered requests to join. 0 for members who may not answer them. */
    requests: z.int().nonnegative(),
  })
  .nullable()

/** A deleted player in the log has the id 0. */
const memberName = z.object({ user_id: z.int(), username: z.string() })

const guildMember = memberName.extend({
  house_id: houseId,
  rank: z.int().nonnegative(),
  role,
  joined_at: isoInstant,
  /** Whole days of 24 hours since the member was last seen. */
  idle_days: z.int().nonnegative(),
  /** TOK given to this guild since Monday 00:00 UTC, and in total. */
  given_week: tokNano,
  given: tokNano,
  /** Damage to the live boss that this member dealt for this guild. */
  boss_damage: z.int().nonnegative(),
})

const guildDetail = guildCard.extend({
  description: z.string(),
  /** Visible to members only, as `announcement`. */
  group_link: z.string().nullable(),
  announcement: z.object({ text: z.string(), at: isoInstant }).nullable(),
  officer_rights: z.array(z.enum(OFFICER_RIGHTS)),
  created_at: isoInstant,
  /** Null at the highest level. */
  next_level_xp: z.int().nullable(),
  /** Extra boss rewards, percent. */
  perk_percent: z.int().nonnegative(),
  /** By XP among all guilds; null before the first ranking. */
  place: z.int().positive().nullable(),
  /** Order: leader, officers, then by amount given. */
  roster: z.array(guildMember),
  own: z.object({
    role: role.nullable(),
    requested: z.boolean(),
    /** The caller cannot join a guild before this. Null if there is no wait. */
    wait_until: isoInstant.nullable(),
    given_today: tokNano,
    /** When the guild's next `guild.remind` is possible. Null if possible now, and for players outside the guild. */
    remind_from: isoInstant.nullable(),
    /** When the caller may rename the guild again. Null if the wait is over, and for everyone but the leader. */
    rename_from: isoInstant.nullable(),
  }),
})

const guildLogRow = z.object({
  id: z.string(),
  at: isoInstant,
  event: z.enum(GUILD_EVENTS),
  who: memberName.nullable(),
  whom: memberName.nullable(),
  /** `amount` is in nano TOK, `level` is the level reached. For `vote-won` they are XP and place (R37). */
  amount: tokNano.nullable(),
  level: z.int().nullable(),
  phrase: z.enum(GUILD_PHRASES).nullable(),
  boss: z.string().nullable(),
  reactions: z.array(z.object({ reaction: z.enum(GUILD_REACTIONS), count: z.int().positive(), own: z.boolean() })),
})

const guildRequest = memberName.extend({
  house_id: houseId,
  rank: z.int().nonnegative(),
  power: z.int(),
  at: isoInstant,
})

const name = z.string().max(60)
const description = z.string().max(GUILD_DESCRIPTION_MAX)
const announcement = z.string().max(GUILD_ANNOUNCEMENT_MAX)
const groupLink = z.string().max(100).nullable()
const minRank = z.int().min(0).max(100_000)
const entry = z.enum(GUILD_ENTRIES)
const params = z.object({ id: guildId })

export const guildCalls = {
  'guild.me': { data: guildMe },
  'guild.list': {
    query: z.object({
      query: z.string().max(40).optional(),
      // `top`: most XP first. `open`: as `top`, but guilds that the caller can join at once come before all others.
      // `new`: youngest first. `requested`: guilds that the caller asked to join, at most five.
      sort: z.enum(['top', 'open', 'new', 'requested']).default('top'),
      after: z.string().max(200).optional(),
    }),
    data: z.object({
      items: z.array(guildCard.extend({ place: z.int().positive().nullable() })),
      next: z.string().nullable(),
    }),
  },
  'guild.get': { params, data: guildDetail },
  'guild.create': {
    body: z.object({
      name,
      tag: z.string().max(20),
      slug: z.string().max(60),
      emblem,
      description,
      entry,
      min_rank: minRank,
    }),
    data: z.object({ guild: guildDetail, balance: tokNano }),
  },
  'guild.edit': {
    body: z.object({
      emblem: emblem.optional(),
      description: description.optional(),
      // An empty text removes the announcement.
      announcement: announcement.optional(),
      group_link: groupLink.optional(),
      entry: entry.optional(),
      min_rank: minRank.optional(),
      officer_rights: z.array(z.enum(OFFICER_RIGHTS)).max(OFFICER_RIGHTS.length).optional(),
    }),
    data: guildDetail,
  },
  // Costs TOK, and is possible once in seven days. The slug stays the same, and with it the link that opens the guild.
  'guild.rename': {
    body: z.object({ name, tag: z.string().max(20) }),
    data: z.object({ guild: guildDetail, balance: tokNano }),
  },
  // `joined` is false if the caller's request now waits for an answer.
  'guild.join': { params, data: z.object({ joined: z.boolean(), guild: guildDetail }) },
  'guild.withdraw': { params, data: z.object({ id: guildId }) },
  'guild.leave': { data: z.object({ wait_until: isoInstant }) },
  'guild.donate': {
    body: z.object({ amount: tokNano }),
    data: z.object({ guild: guildDetail, balance: tokNano }),
  },
  'guild.member': {
    params: z.object({ user_id: z.coerce.number().int() }),
    body: z.object({ action: z.enum(MEMBER_ACTIONS) }),
    data: guildDetail,
  },
  'guild.requests': { data: z.array(guildRequest) },
  'guild.log': {
    query: z.object({ after: z.string().max(200).optional() }),
    data: z.object({ items: z.array(guildLogRow), next: z.string().nullable() }),
  },
  'guild.say': { body: z.object({ phrase: z.enum(GUILD_PHRASES) }), data: guildLogRow },
  // A player has one reaction per row of the log; null removes it.
  'guild.react': {
    params: z.object({ id: z.uuid() }),
    body: z.object({ reaction: z.enum(GUILD_REACTIONS).nullable() }),
    data: guildLogRow,
  },
  // Makes the bot write to members with boss fights left. Once a UTC day per guild (extra 14).
  'guild.remind': { data: z.object({ remind_from: isoInstant, reminded: z.int().nonnegative() }) },
} as const satisfies TopicCalls
