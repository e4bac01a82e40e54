import type { ColumnType, JSONColumnType } from 'kysely'
import type { Arrangement } from '#rules/showcase/showcase.ts'
import type { Instant, Int8 } from './columns.ts'

/** R36 */
export interface ShowcasesTable {
  player_id: Int8
  title: string | null
  /** As arranged. May contain lost items. */
  places: JSONColumnType<Arrangement>
  likes: ColumnType<number, never, number>
  arranged_at: Instant
}

/** Only the day of the last like. The next day's first like deletes earlier rows. */
export interface ShowcaseLikesTable {
  player_id: Int8
  liked_id: Int8
  /** `YYYY-MM-DD`. */
  day: ColumnType<string, string, string>
}
