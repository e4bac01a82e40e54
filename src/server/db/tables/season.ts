import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { SeasonCard } from '#contracts/wire.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

export interface UserSeasonsTable {
  player_id: Int8
  season: number
  created_at: Instant
  updated_at: Instant
  claimed_at: InstantOrNull
}

/** Written when the rank moves to the next season (R29). */
export interface SeasonResultsTable {
  player_id: Int8
  season: number
  /** At the season's end. Becomes `players.rank_latest`. */
  rank_points: number
  rank_since: InstantOrNull
  /** Rank of the season before. Breaks ties (R29). */
  rank_before: number
  /** Ranked only. */
  fights: number
}

export interface SeasonClaimsTable {
  player_id: Int8
  season: number
  at: Instant
  inboxed: boolean
}

/** Progress of settling a season's end: instants, and cursors of player ids (`…_to`). Null before their step. */
export interface SeasonEndsTable {
  season: number
  places_at: InstantOrNull
  swept_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  swept_at: InstantOrNull
  inboxed_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  inboxed_at: InstantOrNull
  cards_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  cards_at: InstantOrNull
}

/**
 * Players' names and houses are read when shown. `name` is set for a bot only; `house_id` is shown for bots and deleted
 * players.
 */
export interface CardOpponent {
  /** Null for a bot. */
  readonly id: number | null
  readonly name: string | null
  readonly house_id: number
}

type OnCard<K extends 'best_fight' | 'nemesis'> = Omit<NonNullable<SeasonCard[K]>, 'replay_id' | 'opponent'> & {
  /** The replay may already be deleted. */
  readonly fight: string
  readonly opponent: CardOpponent
}

export interface CardFigures
  extends Pick<SeasonCard, 'fights' | 'wins' | 'rank_latest' | 'place' | 'luckiest_roll' | 'longest_streak' | 'road'> {
  readonly best_fight: OnCard<'best_fight'> | null
  readonly nemesis: OnCard<'nemesis'> | null
  readonly guild_damage: { readonly guild_id: number; readonly damage: number; readonly fights: number } | null
}

/** "My season", written once by the job or the first view. */
export interface SeasonCardsTable {
  player_id: Int8
  season: number
  written_at: Instant
  figures: JSONColumnType<CardFigures>
}

/** The first fifty people (R28, R48). */
export interface SeasonPlacesTable {
  season: number
  place: number
  player_id: Int8
  rank_points: number
}

/** A player's points and ranked fights in one week (R27). */
export interface LeagueWeeksTable {
  player_id: Int8
  season: number
  /** 1 to 4. */
  week: number
  fight_points: Generated<number>
  /** Sum of the week's `league_points`. */
  extra_points: Generated<number>
  fights: Generated<number>
  wins: Generated<number>
  /** Ranked wins as Hamster. */
  hamster_wins: Generated<number>
  /** When `fight_points` + `extra_points` reached the present sum. */
  reached_at: Instant
}

export interface LeagueClaimsTable {
  player_id: Int8
  season: number
  /** 5 is Special. */
  week: number
  at: Instant
  inboxed: boolean
}

export interface LeagueBoardsTable {
  season: number
  /** 5 is Special. */
  week: number
  rebuilt_at: Instant
  ranked: number
  final_at: InstantOrNull
  inboxed_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  inboxed_at: InstantOrNull
  /** When its `league_points` were deleted. The sums stay. */
  pruned_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface LeaguePlacesTable {
  season: number
  week: number
  place: number
  player_id: Int8
  points: number
}
