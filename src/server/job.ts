import type { Kysely } from 'kysely'
import type { Clock } from './clock.ts'
import type { ServerConfig } from './config.ts'
import type { Database } from './db/database.ts'
import type { Entropy } from './entropy.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'
import type { Chats } from './platform/bot/chats.ts'

/** What jobs work with. */
export interface JobParts {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly entropy: Entropy
  readonly config: ServerConfig
  readonly chats: Chats
  readonly log: Logger
  /** Of the process that runs them; a command has none. */
  readonly metrics?: Metrics
}

/** Work beside the calls; of all processes on one database exactly one does it. */
export interface Job {
  /** Unique, and kept over releases: it stands in the queue. */
  readonly name: string
  /** When it is due, UTC, in the five fields of cron; null for one that is enqueued when there is something to do. */
  readonly schedule: string | null
  /** In which second of those minutes it starts, 0 where it is left out: jobs of one minute do not start together. */
  readonly second?: number
  /** Whether it is due at each start, too, by its own word. */
  readonly isDueAtStart?: (parts: JobParts) => boolean
  /** How often it is tried; a job that is due again soon needs one attempt. The queue's own number where it is left out. */
  readonly maxAttempts?: number
  readonly run: (parts: JobParts, payload: unknown) => Promise<void>
}
