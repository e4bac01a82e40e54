import type { Db } from '#server/db/database.ts'
import type { Entropy } from '#server/entropy/entropy.ts'

/** `nowMs` stays the same during a call or job, so that all its parts agree on the time. */
export interface Scope {
  readonly db: Db
  readonly nowMs: number
}

export interface CallScope extends Scope {
  readonly entropy: Entropy
}
