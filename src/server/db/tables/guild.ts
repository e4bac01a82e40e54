import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { GuildDetail } from '#contracts/wire.ts'
import type {
  GuildEntry,
  GuildEvent,
  GuildPhrase,
  GuildReaction,
  GuildRole,
  GuildXpSource,
  OfficerRight,
} from '#rules/guild/guild.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type Int8OrNull = ColumnType<bigint | null, bigint | number | null | undefined, bigint | number | null>
type Emblem = JSONColumnType<GuildDetail['emblem']>

/**
 * Guild ids are above all player ids. A dissolved guild's row stays without members, because other rows refer to it.
 */
export interface GuildsTable {
  id: Int8
  slug: string
  name: string
  tag: string
  emblem: Emblem
  description: string
  group_link: string | null
  entry: GuildEntry
  min_rank: number
  /** Null once the guild is dissolved. */
  leader_id: Int8OrNull
  members: number
  level: number
  /** Sum of `guild_xp`. */
  xp: Int8
  created_at: Instant
  renamed_at: InstantOrNull
  /** `announcement` and `announced_at` are both null without an announcement. */
  announcement: ColumnType<string | null, string | null | undefined, string | null>
  announced_at: InstantOrNull
  /** Null until the leader first sets them. */
  officer_rights: ColumnType<OfficerRight[] | null, OfficerRight[] | null | undefined, OfficerRight[] | null>
  reminded_at: InstantOrNull
  dissolved_at: InstantOrNull
  /** Set with every change of the guild. The job that writes cards clears it. */
  card_stale: Generated<boolean>
}

/** The guild's row of a membership. The player's row is in `guild_memberships`. */
export interface GuildMembersTable {
  guild_id: Int8
  player_id: Int8
  role: GuildRole
  joined_at: Instant
  seen_at: Instant
  /** Gifts in nano TOK: `given` in total, `given_week` in the week that begins on Monday `week` (UTC). */
  given: Generated<bigint>
  given_week: Generated<bigint>
  week: ColumnType<string | null, string | null | undefined, string | null>
  boss_run: ColumnType<string | null, string | null | undefined, string | null>
  boss_damage: Generated<bigint>
  /** UTC day that `boss_fights` counts. */
  boss_day: ColumnType<string | null, string | null | undefined, string | null>
  boss_fights: Generated<number>
}

export interface GuildRequestsTable {
  guild_id: Int8
  player_id: Int8
  at: Instant
}

/** The id is a uuid v7. */
export interface GuildLogTable {
  guild_id: Int8
  id: string
  at: Instant
  event: GuildEvent
  who_id: Int8OrNull
  whom_id: Int8OrNull
  /** Donated nano TOK; for `vote-won`, XP. `level` is the level reached; for `vote-won`, the place. */
  amount: Int8OrNull
  level: ColumnType<number | null, number | null | undefined, number | null>
  phrase: ColumnType<GuildPhrase | null, GuildPhrase | null | undefined, GuildPhrase | null>
  boss: ColumnType<string | null, string | null | undefined, string | null>
}

export interface GuildReactionsTable {
  guild_id: Int8
  log_id: string
  player_id: Int8
  reaction: GuildReaction
}

/** Append-only, one row per gain. */
export interface GuildXpTable {
  guild_id: Int8
  at: Instant
  id: string
  source: GuildXpSource
  amount: Int8
}

/** A player's side of a membership. No row if the player never was in a guild and never asked to join one. */
export interface GuildMembershipsTable {
  player_id: Int8
  guild_id: Int8OrNull
  joined_at: InstantOrNull
  /** Time of the last voluntary leave. A player who was removed need not wait. */
  left_at: InstantOrNull
  guilds_joined: Generated<number>
  /** May still name guilds that were dissolved. */
  requested: ColumnType<bigint[], bigint[] | undefined, bigint[]>
  /** UTC day that `given_today` counts, in nano. */
  given_day: ColumnType<string | null, string | null | undefined, string | null>
  given_today: Generated<bigint>
  said_at: InstantOrNull
  /** The last decision of a guild about the player. Null without one. */
  news: ColumnType<'accepted' | 'kicked' | null, 'accepted' | 'kicked' | null | undefined, 'accepted' | 'kicked' | null>
  news_at: InstantOrNull
}

/** Keys are `slug:…`, `name:…` and `tag:…`. `name-look:…` and `tag-look:…` reserve look-alikes. */
export interface GuildNamesTable {
  key: string
  guild_id: Int8
  /** When the name becomes free. Null while its guild has it. */
  free_from: InstantOrNull
}

/** A guild's public data, copied to every node. Level, XP, members, requests and place are up to a minute old. */
export interface GuildCardsTable {
  guild_id: Int8
  slug: string
  name: string
  tag: string
  emblem: Emblem
  entry: GuildEntry
  min_rank: number
  level: number
  xp: Int8
  members: number
  capacity: number
  requests: number
  leader_id: Int8
  officers: ColumnType<bigint[], bigint[], bigint[]>
  officers_admit: Generated<boolean>
  /** Place by XP among all guilds. Null before the first ranking. */
  place: ColumnType<number | null, number | null | undefined, number | null>
  created_at: Instant
}
