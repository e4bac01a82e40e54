import type { ColumnType, JSONColumnType } from 'kysely'
import type { GuildDetail } from '#contracts/wire.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

type Day = ColumnType<string, string, string>

/** Votes for guilds (R37). `no` 0 is the free vote of the day. */
export interface VotesTable {
  player_id: Int8
  day: Day
  no: number
  guild_id: Int8
  at: Instant
}

export interface GuildVotesTable {
  guild_id: Int8
  /** The week's Monday. */
  week: Day
  votes: number
  paid: number
  /** When the latest vote came. */
  reached_at: Instant
}

export interface GuildVoteInvitersTable {
  guild_id: Int8
  week: Day
  inviter_id: Int8
  votes: number
}

export interface VotedGuild {
  readonly guild_id: number
  readonly votes: number
  /** XP that gifts brought in the week, as of the board. Only for the first guilds. */
  readonly gift_xp?: number
}

export interface VoteWinner {
  readonly id: string
  readonly name: string
  readonly tag: string
  readonly emblem: GuildDetail['emblem']
  readonly place: number
  readonly votes: number
  readonly xp: number
}

export interface VoteWeeksTable {
  week: Day
  /** Most votes first, as of `counted_at`. */
  board: JSONColumnType<readonly VotedGuild[]>
  counted_at: InstantOrNull
  /** Null until the week has ended and the winners have their XP. */
  winners: ColumnType<readonly VoteWinner[] | null, string | null | undefined, string | null>
  settled_at: InstantOrNull
}
