import type { ColumnType } from 'kysely'
import type { BOOST_TYPES, BoostSourceName } from '#rules/boosts/boost-sources.ts'
import type { Instant, Int8 } from './columns.ts'

/** Event log (T8): a boost has one row with +val at its start, and one with −val at its end. */
export interface BoostsTable {
  id: string
  player_id: Int8
  type: (typeof BOOST_TYPES)[number]
  val: number
  at: Instant
}

/** Counts boosts per source (R42), because sources have limits. The effect is in `boosts`. */
export interface BoostsTakenTable {
  id: string
  player_id: Int8
  source: BoostSourceName
  /** UTC day. */
  day: string
  number: number
  watch_id: ColumnType<string | null, string | null | undefined, string | null>
  taken_at: Instant
}
