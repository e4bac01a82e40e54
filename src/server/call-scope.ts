import type { Kysely } from 'kysely'
import type { Database } from './db/database.ts'
import type { Entropy } from './entropy.ts'

export interface CallScope {
  readonly db: Kysely<Database>
  readonly nowMs: number
  readonly entropy: Entropy
}
