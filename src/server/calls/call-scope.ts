import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Entropy } from '#server/entropy/entropy.ts'

export interface CallScope {
  readonly db: Kysely<Database>
  readonly nowMs: number
  readonly entropy: Entropy
}
