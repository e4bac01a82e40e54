import type { Db } from '#server/db/database.ts'
import type { Entropy } from '#server/entropy/entropy.ts'

export interface CallScope {
  readonly db: Db
  readonly nowMs: number
  readonly entropy: Entropy
}
