import type { ColumnType } from 'kysely'
import type { DogeRarity, MedalType } from '#rules/medals/medals.ts'
import type { Instant, InstantOrNull, Int8 } from './columns.ts'

export interface MedalsTable {
  player_id: Int8
  type: MedalType
  earned_at: Instant
  /** Final season place, or market volume place (gold-extra). Null otherwise. */
  rank: number | null
  /** D.O.G.E. event only. It never falls. */
  rarity: DogeRarity | null
  /** Highest rarity paid so far. */
  paid_rarity: DogeRarity | null
  claimed_at: InstantOrNull
}

/** Progress of awarding a part of a season's medals. */
export interface MedalEndsTable {
  season: number
  /** `hamster-day`, `doge-event`, `market`, `season-I` to `season-IV` by the week of the fights. */
  part: string
  /** Cursor of player ids. */
  decided_to: ColumnType<bigint | null, bigint | null | undefined, bigint | null>
  decided_at: InstantOrNull
}
