import type { AdPurpose } from '#rules/ads/ads.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** Rows 126–128. A credit is a rewarded, unspent watch of that purpose. */
export interface AdWatchesTable {
  id: string
  player_id: Int8
  purpose: AdPurpose
  started_at: Instant
  rewarded_at: InstantOrNull
  spent_at: InstantOrNull
}
