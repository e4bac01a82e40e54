import type { Db } from '#server/db/database.ts'
import type { Entropy } from '#server/entropy/entropy.ts'

/** What a read, a job or a part of a call gets: its database or transaction, and the instant that is now. */
export interface Scope {
  readonly db: Db
  readonly nowMs: number
}

export interface CallScope extends Scope {
  readonly entropy: Entropy
}
