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
} from '../../rules/guild/guild.ts'
import type { TopicCalls } from './call-schema.ts'
import { houseId, isoInstant, tokNano } from './scalars.ts'

/** A guild's id is its slug (R24): it stands in links and start parameters. */
const guildId = z.string().min(1).max(40)
const role = z.enum(GUILD_ROLES)

/** A shape and its colour (`field`), a sign and its colour (`ink`). */
export const emblem = z.object({
  shape: z.enum(EMBLEM_SHAPES),
  sign: z.enum(EMBLEM_SIGNS),
  field: z.enum(EMBLEM_COLOURS),
  ink: z.enum(EMBLEM_COLOURS),
})

/** What everybody sees of a guild; XP, level and members are at most a minute old. */
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
  /** Rank points that a newcomer needs. */
  min_rank: z.int().nonnegative(),
})

/** The caller's guild; null without one (row 141, T30). */
const guildMe = guildCard
  .pick({ id: true, name: true, tag: true, emblem: true, level: true })
  .extend({
    role,
    /** Requests that wait for an answer; 0 for who cannot answer them. */
    requests: z.int().nonnegative(),
  })
  .nullable()

/** A player; in the log a deleted one has the id 0. */
const memberName = z.object({ user_id: z.int(), username: z.string() })

const guildMember = memberName.extend({
  house_id: houseId,
  rank: z.int().nonnegative(),
  role,
  joined_at: isoInstant,
  /** Whole days since the player was last seen; 0 for today. */
  idle_days: z.int().nonnegative(),
  /** TOK given since Monday 00:00 UTC, and ever, to this guild. */
  given_week: tokNano,
  given: tokNano,
  /** Damage dealt to the boss that runs now, for this guild. */
  boss_damage: z.int().nonnegative(),
})

const guildDetail = guildCard.extend({
  description: z.string(),
  /** Link of the guild's Telegram group, shown to its members. */
  group_link: z.string().nullable(),
  /** What its leader has to say to its members, and since when; shown to them. */
  announcement: z.object({ text: z.string(), at: isoInstant }).nullable(),
  /** What its leader lets officers do. */
  officer_rights: z.array(z.enum(OFFICER_RIGHTS)),
  created_at: isoInstant,
  /** XP at which the next level is reached; null at the highest. */
  next_level_xp: z.int().nullable(),
  /** More of a boss's rewards, percent. */
  perk_percent: z.int().nonnegative(),
  /** By XP among all guilds; null before it was ranked. */
  place: z.int().positive().nullable(),
  /** The leader first, then officers, then by what they gave. */
  roster: z.array(guildMember),
  own: z.object({
    role: role.nullable(),
    /** A request of the caller's waits here. */
    requested: z.boolean(),
    /** Until when the caller can join none; null when there is no wait. */
    wait_until: isoInstant.nullable(),
    given_today: tokNano,
    /** When members can be reminded of the boss again; null for now. Of members only. */
    remind_from: isoInstant.nullable(),
    /** When the guild can be renamed again; null for now. Of its leader only. */
    rename_from: isoInstant.nullable(),
  }),
})

const guildLogRow = z.object({
  id: z.string(),
  at: isoInstant,
  event: z.enum(GUILD_EVENTS),
  who: memberName.nullable(),
  /** Whom it was done to. */
  whom: memberName.nullable(),
  /** Nano; of `vote-won` the XP. */
  amount: tokNano.nullable(),
  /** That the guild has reached; of `vote-won` its place (R37). */
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
      // `top`: by XP; `open`: room first, that the caller can join at once; `new`: the youngest first. `requested`: those alone
      // in which a request of the caller's waits (at most five).
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
      // Empty for none.
      announcement: announcement.optional(),
      group_link: groupLink.optional(),
      entry: entry.optional(),
      min_rank: minRank.optional(),
      officer_rights: z.array(z.enum(OFFICER_RIGHTS)).max(OFFICER_RIGHTS.length).optional(),
    }),
    data: guildDetail,
  },
  // For TOK, and once in seven days; the link stays.
  'guild.rename': {
    body: z.object({ name, tag: z.string().max(20) }),
    data: z.object({ guild: guildDetail, balance: tokNano }),
  },
  // `joined` is false where a request was left.
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
  // The caller's one reaction to an entry; null takes it back.
  'guild.react': {
    params: z.object({ id: z.uuid() }),
    body: z.object({ reaction: z.enum(GUILD_REACTIONS).nullable() }),
    data: guildLogRow,
  },
  // The bot writes to the members who have fights with the boss left, once a day (extra 14).
  'guild.remind': { data: z.object({ remind_from: isoInstant, reminded: z.int().nonnegative() }) },
} as const satisfies TopicCalls
