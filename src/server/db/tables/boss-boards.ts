import type { JSONColumnType } from 'kysely'
import type { GuildDetail } from '#contracts/wire.ts'
import type { BossBoard } from '#rules/boss/boss-places.ts'
import type { LeaguePointSource } from '#rules/leaderboards/league-points.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** Append-only (R27). */
export interface LeaguePointsTable {
  player_id: Int8
  source: LeaguePointSource
  at: Instant
  /** Fight id. */
  ref: string
  amount: number
}

export interface BossBoardsTable {
  run_id: string
  board: BossBoard
  rebuilt_at: Instant
  places: number
  people: number
  /** When places became final. Not rebuilt afterwards. */
  final_at: InstantOrNull
  /** Cursor of player ids. */
  rewarded_to: bigint | null
  rewarded_at: InstantOrNull
}

/** Name, slug and emblem are a guild's. */
export interface BossBoardPlacesTable {
  run_id: string
  board: BossBoard
  place: number
  /** 0 for NPCs and their guilds (R48). */
  people_place: number
  /** A player or a guild. */
  owner_id: Int8
  damage: Int8
  slug: string | null
  name: string | null
  emblem: JSONColumnType<GuildDetail['emblem'] | null>
}
