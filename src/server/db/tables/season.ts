import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { SeasonCard } from '../../../contracts/wire.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

export interface UserSeasonsTable {
  player_id: Int8
  season: number
  created_at: Instant
  updated_at: Instant
  claimed_at: InstantOrNull
}

/** What a player had at a season's end, written when the rank moves on (R29). */
export interface SeasonResultsTable {
  player_id: Int8
  season: number
  /** The rank at the season's end: `rank_latest`. */
  rank_points: number
  /** Since when it stood at that. */
  rank_since: InstantOrNull
  /** The rank at the end of the season before: the second key of equal points (R29). */
  rank_before: number
  /** Ranked fights in that season. */
  fights: number
}

/** A season's reward that was claimed, or went to the inbox (R28, R30). */
export interface SeasonClaimsTable {
  player_id: Int8
  season: number
  at: Instant
  inboxed: boolean
}

/** How far a season's end has been settled; null before. */
export interface SeasonEndsTable {
  season: number
  /** When the final places were frozen. */
  places_at: InstantOrNull
  swept_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  swept_at: InstantOrNull
  inboxed_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  inboxed_at: InstantOrNull
  /** Cards of players up to this id are written. */
  cards_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  /** When all of them were. */
  cards_at: InstantOrNull
}

/** An opponent on a card. Name and house are read when it is shown; these are a bot's, and the house of who has gone. */
export interface CardOpponent {
  /** Null for a bot. */
  readonly id: number | null
  /** A bot's. */
  readonly name: string | null
  readonly house_id: number
}

type OnCard<K extends 'best_fight' | 'nemesis'> = Omit<NonNullable<SeasonCard[K]>, 'replay_id' | 'opponent'> & {
  /** The replay id, also when the replay is gone. */
  readonly fight: string
  readonly opponent: CardOpponent
}

/** The figures of "My season", as they were at the season's end. */
export interface CardFigures
  extends Pick<SeasonCard, 'fights' | 'wins' | 'rank_latest' | 'place' | 'luckiest_roll' | 'longest_streak' | 'road'> {
  readonly best_fight: OnCard<'best_fight'> | null
  readonly nemesis: OnCard<'nemesis'> | null
  readonly guild_damage: { readonly guild_id: number; readonly damage: number; readonly fights: number } | null
}

/** "My season" of a player: written once, by the job or the first look. */
export interface SeasonCardsTable {
  player_id: Int8
  season: number
  written_at: Instant
  figures: JSONColumnType<CardFigures>
}

/** The final places of the PvP board, people alone, as far as the fiftieth (R28, R48). */
export interface SeasonPlacesTable {
  season: number
  place: number
  player_id: Int8
  rank_points: number
}

/** What a player has of a league's week (R27). */
export interface LeagueWeeksTable {
  player_id: Int8
  season: number
  /** 1 to 4. */
  week: number
  fight_points: Generated<number>
  /** The sum of the week's rows of `league_points`. */
  extra_points: Generated<number>
  /** Ranked fights. */
  fights: Generated<number>
  /** Ranked wins. */
  wins: Generated<number>
  /** Ranked wins as Hamster. */
  hamster_wins: Generated<number>
  /** When the sum was reached. */
  reached_at: Instant
}

/** A league's reward that was claimed, or went to the inbox (R27, R28). */
export interface LeagueClaimsTable {
  player_id: Int8
  season: number
  /** 5 is Special. */
  week: number
  at: Instant
  inboxed: boolean
}

/** A league's week, and how far its rewards went to the inbox. */
export interface LeagueBoardsTable {
  season: number
  /** 5 is Special. */
  week: number
  rebuilt_at: Instant
  /** How many are listed. */
  ranked: number
  final_at: InstantOrNull
  inboxed_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  inboxed_at: InstantOrNull
  /** When its rows of `league_points` were deleted: the sums stay. */
  pruned_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** The listed places of a league's week. */
export interface LeaguePlacesTable {
  season: number
  week: number
  place: number
  player_id: Int8
  points: number
}
