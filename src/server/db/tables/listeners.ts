import type { Generated } from 'kysely'
import type { InstantOrNull, Int8 } from './columns.ts'

/** Players who want messages and allow the bot to write (extra 8). */
export interface ListenersTable {
  player_id: Int8
  /** Earliest instant at which a message may be due. Null: none before a new event. */
  due_at: InstantOrNull
  /** Incremented with each event. A run that read an older number leaves `due_at` alone. */
  touch_no: Generated<number>
}
