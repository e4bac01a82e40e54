import type { Kysely } from 'kysely'
import type { Database } from './db/database.ts'
import type { Entropy } from './entropy.ts'

/** What every use case takes; `db` is the caller's transaction where the call moves something. */
export interface CallScope {
  readonly db: Kysely<Database>
  /** The instant of the call. */
  readonly nowMs: number
  readonly entropy: Entropy
}
