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

/** Owner ids above every player's. A dissolved guild stays without members, because other rows refer to it. */
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
  /** Null when dissolved. */
  leader_id: Int8OrNull
  members: number
  level: number
  /** Sum of `guild_xp`. */
  xp: Int8
  created_at: Instant
  renamed_at: InstantOrNull
  /** Both null without an announcement. */
  announcement: ColumnType<string | null, string | null | undefined, string | null>
  announced_at: InstantOrNull
  /** Null while the leader has decided nothing. */
  officer_rights: ColumnType<OfficerRight[] | null, OfficerRight[] | null | undefined, OfficerRight[] | null>
  reminded_at: InstantOrNull
  dissolved_at: InstantOrNull
  /** Set with every change. The job that writes cards clears it. */
  card_stale: Generated<boolean>
}

/** The guild's side of the membership. The player's is `guild_memberships`. */
export interface GuildMembersTable {
  guild_id: Int8
  player_id: Int8
  role: GuildRole
  joined_at: Instant
  seen_at: Instant
  /** Nano TOK: in total, and in the week of `week`. */
  given: Generated<bigint>
  given_week: Generated<bigint>
  /** Monday (UTC) of `given_week`. */
  week: ColumnType<string | null, string | null | undefined, string | null>
  boss_run: ColumnType<string | null, string | null | undefined, string | null>
  boss_damage: Generated<bigint>
  /** UTC day of the boss fights. */
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
  /** Nano TOK. For `vote-won` the guild's XP. */
  amount: Int8OrNull
  /** Level reached. For `vote-won` the place. */
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

/** Append-only. */
export interface GuildXpTable {
  guild_id: Int8
  at: Instant
  id: string
  source: GuildXpSource
  amount: Int8
}

/** No row if the player never asked to join one. */
export interface GuildMembershipsTable {
  player_id: Int8
  guild_id: Int8OrNull
  joined_at: InstantOrNull
  /** Last voluntary leave. Removed players need not wait. */
  left_at: InstantOrNull
  guilds_joined: Generated<number>
  /** May still contain guilds that were dissolved. */
  requested: ColumnType<bigint[], bigint[] | undefined, bigint[]>
  /** UTC day of `given_today`, nano. */
  given_day: ColumnType<string | null, string | null | undefined, string | null>
  given_today: Generated<bigint>
  said_at: InstantOrNull
  /** A guild's last decision about the player, made while they were away. */
  news: ColumnType<'accepted' | 'kicked' | null, 'accepted' | 'kicked' | null | undefined, 'accepted' | 'kicked' | null>
  news_at: InstantOrNull
}

/** Keys `slug:…`, `name:…`, `tag:…`; `name-look:…` and `tag-look:…` hold look-alikes. */
export interface GuildNamesTable {
  key: string
  guild_id: Int8
  /** When the name becomes free. Null while its guild exists. */
  free_from: InstantOrNull
}

/** Public data, copied to every node. Level, XP, members, requests and place are up to a minute old. */
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
  /** By XP among all guilds. Null before the first ranking. */
  place: ColumnType<number | null, number | null | undefined, number | null>
  created_at: Instant
}
