import type { Instant, Int8 } from './columns.ts'

/** Per offer, only the most recent period with a purchase is kept (R26, R32). */
export interface ShopBoughtTable {
  player_id: Int8
  /** Offer id. */
  type: string
  /** First UTC day of the period, `YYYY-MM-DD`. */
  period: string
  pieces: number
  bought_at: Instant
}
