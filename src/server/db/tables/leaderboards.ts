import type { JSONColumnType } from 'kysely'
import type { Instant, Int8 } from './columns.ts'

/** The value at an unlisted place of a board, from which that place's label is derived (row 179). */
export interface BoardMark {
  readonly place: number
  readonly value: number
  readonly sinceMs: number
  readonly playerId: number
}

/** When a board was built, and the values at its labelled places (R35). */
export interface BoardsTable {
  board: string
  rebuilt_at: Instant
  marks: JSONColumnType<readonly BoardMark[]>
}

/** The listed places of a board as they were when it was built (R35). */
export interface BoardPlacesTable {
  board: string
  place: number
  player_id: Int8
  value: Int8
}
