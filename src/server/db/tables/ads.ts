import type { AdPurpose } from '../../../rules/ads/ads.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** Started ads (rows 126–128). A credit is a rewarded watch of that purpose that is not spent. */
export interface AdWatchesTable {
  id: string
  player_id: Int8
  purpose: AdPurpose
  started_at: Instant
  /** When the ad network confirmed it. */
  rewarded_at: InstantOrNull
  spent_at: InstantOrNull
}
