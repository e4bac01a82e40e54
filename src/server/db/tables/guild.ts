import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { GuildDetail } from '../../../contracts/wire.ts'
import type {
  GuildEntry,
  GuildEvent,
  GuildPhrase,
  GuildReaction,
  GuildRole,
  GuildXpSource,
  OfficerRight,
} from '../../../rules/guild/guild.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type Int8OrNull = ColumnType<bigint | null, bigint | number | null | undefined, bigint | number | null>
type Emblem = JSONColumnType<GuildDetail['emblem']>

/** A guild: an owner whose id is above every player's. A dissolved one stays, without members, for what refers to it. */
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
  /** Null of a dissolved one. */
  leader_id: Int8OrNull
  /** How many there are in `guild_members`. */
  members: number
  /** What `xp` reaches; at most 10. */
  level: number
  /** The sum of `guild_xp`. */
  xp: Int8
  created_at: Instant
  /** When its leader last gave it another name. */
  renamed_at: InstantOrNull
  /** What its leader has to say to its members, and since when; both null for nothing. */
  announcement: ColumnType<string | null, string | null | undefined, string | null>
  announced_at: InstantOrNull
  /** What its leader lets officers do; null while nothing was decided. */
  officer_rights: ColumnType<OfficerRight[] | null, OfficerRight[] | null | undefined, OfficerRight[] | null>
  /** When its members were last reminded of the boss. */
  reminded_at: InstantOrNull
  dissolved_at: InstantOrNull
  /** Whether the card may say something else of it: set with every change, until the job that writes cards has seen it. */
  card_stale: Generated<boolean>
}

/** A member, as the guild knows it. The player's side is `guild_memberships`. */
export interface GuildMembersTable {
  guild_id: Int8
  player_id: Int8
  role: GuildRole
  joined_at: Instant
  /** When the member last did something in the guild. */
  seen_at: Instant
  /** TOK given to this guild, nano: ever, and in the week of `week`. */
  given: Generated<bigint>
  given_week: Generated<bigint>
  /** Monday (UTC) of `given_week`. */
  week: ColumnType<string | null, string | null | undefined, string | null>
  /** Damage for this guild in this stay of the boss. */
  boss_run: ColumnType<string | null, string | null | undefined, string | null>
  boss_damage: Generated<bigint>
  /** Fights with a boss on this UTC day. */
  boss_day: ColumnType<string | null, string | null | undefined, string | null>
  boss_fights: Generated<number>
}

/** Who asks to be taken in. */
export interface GuildRequestsTable {
  guild_id: Int8
  player_id: Int8
  at: Instant
}

/** What happened in a guild; the id is a uuid of version 7. */
export interface GuildLogTable {
  guild_id: Int8
  id: string
  at: Instant
  event: GuildEvent
  who_id: Int8OrNull
  whom_id: Int8OrNull
  /** Nano; of `vote-won` the guild's XP. */
  amount: Int8OrNull
  /** That was reached; of `vote-won` the place. */
  level: ColumnType<number | null, number | null | undefined, number | null>
  phrase: ColumnType<GuildPhrase | null, GuildPhrase | null | undefined, GuildPhrase | null>
  boss: ColumnType<string | null, string | null | undefined, string | null>
}

/** A member's one reaction to an entry of the log. */
export interface GuildReactionsTable {
  guild_id: Int8
  log_id: string
  player_id: Int8
  reaction: GuildReaction
}

/** Append-only: XP that a guild got, with its source. */
export interface GuildXpTable {
  guild_id: Int8
  at: Instant
  id: string
  source: GuildXpSource
  amount: Int8
}

/** Which guild a player is in; without a row the player never asked for one. */
export interface GuildMembershipsTable {
  player_id: Int8
  guild_id: Int8OrNull
  joined_at: InstantOrNull
  /** When the player last left one: who is removed waits for nothing. */
  left_at: InstantOrNull
  /** Guilds founded and joined, ever. */
  guilds_joined: Generated<number>
  /** Guilds in which a request of the player's waits; those dissolved since may still stand here. */
  requested: ColumnType<bigint[], bigint[] | undefined, bigint[]>
  /** UTC day of `given_today`, nano. */
  given_day: ColumnType<string | null, string | null | undefined, string | null>
  given_today: Generated<bigint>
  /** When the player last said a phrase. */
  said_at: InstantOrNull
  /** What a guild last did to the player while the player was away. */
  news: ColumnType<'accepted' | 'kicked' | null, 'accepted' | 'kicked' | null | undefined, 'accepted' | 'kicked' | null>
  news_at: InstantOrNull
}

/** Taken slugs, names and tags, and the looks of the latter two: `slug:…`, `name:…`, `tag:…`, `name-look:…`, `tag-look:…`. */
export interface GuildNamesTable {
  key: string
  guild_id: Int8
  /** When another guild can take it; null while its guild stands. */
  free_from: InstantOrNull
}

/** What everybody sees of a guild that stands, on every machine. Level, XP, members, requests and place are at most a minute old. */
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
  /** Whether officers answer requests. */
  officers_admit: Generated<boolean>
  /** By XP among all guilds; null before it was ranked. */
  place: ColumnType<number | null, number | null | undefined, number | null>
  created_at: Instant
}
