import type { Instant, Int8 } from './columns.ts'

/** When a player last took the export of all data. */
export interface ExportsTable {
  player_id: Int8
  at: Instant
}

/** A warning or ban of a player; outlives the player's deletion. */
export interface SanctionsTable {
  player_id: Int8
  status: 'watched' | 'banned'
  reason: string
  since: Instant
  appeal_url: string | null
}
