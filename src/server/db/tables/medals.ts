import type { ColumnType } from 'kysely'
import type { DogeRarity, MedalType } from '../../../rules/medals/medals.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

/** A medal that a player has earned (R31). */
export interface MedalsTable {
  player_id: Int8
  type: MedalType
  earned_at: Instant
  /** Final place (season), place by volume (gold-extra); else null. */
  rank: number | null
  /** Of the D.O.G.E. event: it only rises. */
  rarity: DogeRarity | null
  /** As far as it has been paid. */
  paid_rarity: DogeRarity | null
  claimed_at: InstantOrNull
}

/** How far a part of a season's medals has been decided. */
export interface MedalEndsTable {
  season: number
  /** `hamster-day`, `doge-event`, `season-I` to `season-IV` by the week that was fought in, `market`. */
  part: string
  /** Players up to this id are through. */
  decided_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  decided_at: InstantOrNull
}
