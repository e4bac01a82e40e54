import type { ColumnType, JSONColumnType } from 'kysely'
import type { GuildDetail } from '../../../contracts/wire.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** A date as `YYYY-MM-DD`. */
type Day = ColumnType<string, string, string>

/** A vote of a player for a guild (R37). `no` 0 of a day is the free one. */
export interface VotesTable {
  player_id: Int8
  day: Day
  no: number
  guild_id: Int8
  at: Instant
}

/** Votes for a guild in a week. */
export interface GuildVotesTable {
  guild_id: Int8
  /** Its Monday. */
  week: Day
  votes: number
  /** Those of them that were paid for. */
  paid: number
  /** When the last one came. */
  reached_at: Instant
}

/** Votes for a guild in a week by accounts of one inviter. */
export interface GuildVoteInvitersTable {
  guild_id: Int8
  week: Day
  inviter_id: Int8
  votes: number
}

/** A guild on a week's board. */
export interface VotedGuild {
  readonly guild_id: number
  readonly votes: number
  /** XP that its gifts of the week had brought when the board was written; of the first ones alone. */
  readonly gift_xp?: number
}

/** One of a week's first guilds that stood at its end, as it was then. */
export interface VoteWinner {
  readonly id: string
  readonly name: string
  readonly tag: string
  readonly emblem: GuildDetail['emblem']
  readonly place: number
  readonly votes: number
  readonly xp: number
}

/** A week of votes as everybody sees it. */
export interface VoteWeeksTable {
  week: Day
  /** The guilds with most votes, first ones first, as of `counted_at`. */
  board: JSONColumnType<readonly VotedGuild[]>
  counted_at: InstantOrNull
  /** Null while the week runs, and until its winners have their XP. */
  winners: ColumnType<readonly VoteWinner[] | null, string | null | undefined, string | null>
  settled_at: InstantOrNull
}
