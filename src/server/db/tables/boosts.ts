import type { ColumnType } from 'kysely'
import type { BOOST_TYPES, BoostSourceName } from '../../../rules/boosts/boost-sources.ts'
import type { Instant, Int8 } from './columns.ts'

/** Event log of boosts (T8): +val at the start, −val at the end. */
export interface BoostsTable {
  id: string
  player_id: Int8
  type: (typeof BOOST_TYPES)[number]
  val: number
  at: Instant
}

/** Boosts by their source (R42), for their limits; their effect is in `boosts`. */
export interface BoostsTakenTable {
  id: string
  player_id: Int8
  source: BoostSourceName
  /** UTC day. */
  day: string
  /** Number within that day, from 1. */
  number: number
  watch_id: ColumnType<string | null, string | null | undefined, string | null>
  taken_at: Instant
}
