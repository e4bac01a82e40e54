import type { ColumnType } from 'kysely'
import type { DogeRarity, MedalType } from '#rules/medals/medals.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

export interface MedalsTable {
  player_id: Int8
  type: MedalType
  earned_at: Instant
  /** Final place of the season, or place by market volume for gold-extra. Null for other medals. */
  rank: number | null
  /** Set for the D.O.G.E. event only, and never lowered. */
  rarity: DogeRarity | null
  /** Highest rarity whose reward was claimed. */
  paid_rarity: DogeRarity | null
  claimed_at: InstantOrNull
}

/** How far the job has awarded one part of a season's medals. */
export interface MedalEndsTable {
  season: number
  /** `hamster-day`, `doge-event`, `market`, `season-I` to `season-IV` by the week of the fights. */
  part: string
  /** The job's cursor: the last player id that was decided. */
  decided_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  decided_at: InstantOrNull
}
