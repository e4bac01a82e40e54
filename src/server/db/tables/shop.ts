import type { Instant, Int8 } from './columns.ts'

/** How much of an offer a player has bought in the last period in which it was (R26, R32). */
export interface ShopBoughtTable {
  player_id: Int8
  /** The offer's. */
  type: string
  /** First UTC day of the period, `YYYY-MM-DD`. */
  period: string
  pieces: number
  bought_at: Instant
}
