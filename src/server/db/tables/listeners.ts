import type { Generated } from 'kysely'
import type { InstantOrNull, Int8 } from './columns.ts'

/** Players who want messages and allow the bot to write (extra 8). */
export interface ListenersTable {
  player_id: Int8
  /** Earliest instant with a possible message. Null: not before a new event. */
  due_at: InstantOrNull
  /** Incremented with each event. A run that has not seen it leaves `due_at` alone. */
  touch_no: Generated<number>
}
