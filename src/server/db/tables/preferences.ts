import type { JSONColumnType } from 'kysely'
import type { Preferences } from '#contracts/wire.ts'
import type { Instant, Int8 } from './columns.ts'

export interface PreferencesTable {
  player_id: Int8
  value: JSONColumnType<Preferences>
  saved_at: Instant
}
