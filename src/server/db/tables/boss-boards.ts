import type { JSONColumnType } from 'kysely'
import type { GuildDetail } from '#contracts/wire.ts'
import type { BossBoard } from '#rules/boss/boss-places.ts'
import type { LeaguePointSource } from '#rules/leaderboards/league-points.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** Boss points for the leagues (R27). Append-only. */
export interface LeaguePointsTable {
  player_id: Int8
  source: LeaguePointSource
  at: Instant
  /** Id of the fight. */
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

/** On the guild boards, name, slug and emblem are the guild's. */
export interface BossBoardPlacesTable {
  run_id: string
  board: BossBoard
  place: number
  /** Place without NPCs. 0 for NPCs and their guilds (R48). */
  people_place: number
  /** A player or a guild. */
  owner_id: Int8
  damage: Int8
  slug: string | null
  name: string | null
  emblem: JSONColumnType<GuildDetail['emblem'] | null>
}
