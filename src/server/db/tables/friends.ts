import type { Instant, Int8 } from './columns.ts'

/** The first start parameter with a referrer that came with a person who has not joined yet (row 14). */
export interface StartParamsTable {
  user_id: Int8
  start_param: string
  at: Instant
}
