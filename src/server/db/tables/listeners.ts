import type { Generated } from 'kysely'
import type { InstantOrNull, Int8 } from './columns.ts'

/** Players who want messages and let the bot write (extra 8): what the schedule of the messages goes by. */
export interface ListenersTable {
  player_id: Int8
  /** The earliest instant at which there could be something to write about; null: not before something happens. */
  due_at: InstantOrNull
  /** Raised with whatever may make something due: a run that has not seen it does not move `due_at`. */
  touch_no: Generated<number>
}
