import type { JSONColumnType } from 'kysely'
import type { GuildDetail } from '../../../contracts/wire.ts'
import type { BossBoard } from '../../../rules/boss/boss-places.ts'
import type { LeaguePointSource } from '../../../rules/leaderboards/league-points.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** Append-only: league points that a player got (R27). */
export interface LeaguePointsTable {
  player_id: Int8
  source: LeaguePointSource
  at: Instant
  /** What they are for: a fight's id. */
  ref: string
  amount: number
}

/** A board of a boss's stay: how it was built last, and how far the rewards of its places have been given. */
export interface BossBoardsTable {
  run_id: string
  board: BossBoard
  rebuilt_at: Instant
  /** How many rows are listed. */
  places: number
  /** How many of them have a place (R48). */
  people: number
  /** When the places were settled: it is never rebuilt again. */
  final_at: InstantOrNull
  /** Players up to this id have their rewards. */
  rewarded_to: bigint | null
  /** When all of them were given. */
  rewarded_at: InstantOrNull
}

/** The listed places of such a board; name, slug and emblem are a guild's. */
export interface BossBoardPlacesTable {
  run_id: string
  board: BossBoard
  /** In the list. */
  place: number
  /** Among people, 0 for NPC and their guilds (R48). */
  people_place: number
  /** A player, or a guild. */
  owner_id: Int8
  damage: Int8
  slug: string | null
  name: string | null
  emblem: JSONColumnType<GuildDetail['emblem'] | null>
}
