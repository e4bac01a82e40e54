import type { JSONColumnType } from 'kysely'
import type { GuildDetail } from '#contracts/wire.ts'
import type { BossBoard } from '#rules/boss/boss-places.ts'
import type { LeaguePointSource } from '#rules/leaderboards/league-points.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/**
 * League points from boss fights and tournaments (R27), one row per award. Deleted once the week is no longer shown.
 */
export interface LeaguePointsTable {
  player_id: Int8
  source: LeaguePointSource
  at: Instant
  /** Id of the boss fight or of the tournament entry. */
  ref: string
  amount: number
}

export interface BossBoardsTable {
  run_id: string
  board: BossBoard
  rebuilt_at: Instant
  places: number
  people: number
  /** When the places became final. The board is not rebuilt afterwards. */
  final_at: InstantOrNull
  /** Reward job's cursor: the last player id that was handled. */
  rewarded_to: bigint | null
  rewarded_at: InstantOrNull
}

/** Slug, name and emblem are the guild's as of the last rebuild. Null on the individual board. */
export interface BossBoardPlacesTable {
  run_id: string
  board: BossBoard
  place: number
  /** Place counted without NPCs. 0 for NPCs and for guilds in which only NPCs fought (R48). */
  people_place: number
  /** A player or a guild. */
  owner_id: Int8
  damage: Int8
  slug: string | null
  name: string | null
  emblem: JSONColumnType<GuildDetail['emblem'] | null>
}
