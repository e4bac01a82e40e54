import type { ColumnType, JSONColumnType } from 'kysely'
import type { Arrangement } from '../../../rules/showcase/showcase.ts'
import type { Instant, Int8 } from './columns.ts'

/** What a player shows (R36). */
export interface ShowcasesTable {
  player_id: Int8
  /** Null without one. */
  title: string | null
  /** As it was arranged: what is gone since still stands here. */
  places: JSONColumnType<Arrangement>
  likes: ColumnType<number, never, number>
  arranged_at: Instant
}

/** Whose showcase a player liked on the day of the last like; earlier days are deleted by the next one. */
export interface ShowcaseLikesTable {
  player_id: Int8
  liked_id: Int8
  /** `YYYY-MM-DD`. */
  day: ColumnType<string, string, string>
}
