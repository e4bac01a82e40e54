import type { ColumnType, JSONColumnType } from 'kysely'
import type { Arrangement } from '#rules/showcase/showcase.ts'
import type { Instant, Int8 } from './columns.ts'

/** Showcases (R36). */
export interface ShowcasesTable {
  player_id: Int8
  title: string | null
  /** Places as the player arranged them. May name items that are lost. */
  places: JSONColumnType<Arrangement>
  likes: ColumnType<number, never, number>
  arranged_at: Instant
}

/** Likes of the last `LIKES_KEPT_DAYS` days. */
export interface ShowcaseLikesTable {
  player_id: Int8
  liked_id: Int8
  /** `YYYY-MM-DD`. */
  day: ColumnType<string, string, string>
}
