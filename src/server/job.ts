import type { Clock } from './clock/clock.ts'
import type { ServerConfig } from './config/config.ts'
import type { Db } from './db/database.ts'
import type { Entropy } from './entropy/entropy.ts'
import type { Logger } from './observability/logger.ts'
import type { Metrics } from './observability/metrics.ts'
import type { Chats } from './platform/bot/chats.ts'

export interface JobDeps {
  readonly db: Db
  readonly clock: Clock
  readonly entropy: Entropy
  readonly config: ServerConfig
  readonly chats: Chats
  readonly log: Logger
  /** Absent when a command runs the job. */
  readonly metrics?: Metrics
}

/** Background work. Each run is done by one process, however many processes of a database run jobs. */
export interface Job {
  /** Unique and never renamed: it is stored in the queue. */
  readonly name: string
  /** Cron with five fields, UTC. Null for a job that calls or other jobs enqueue. */
  readonly schedule: string | null
  /** Second of the minute at which the job starts, 0 by default. Spreads jobs of the same minute. */
  readonly second?: number
  readonly isDueAtStart?: (parts: JobDeps) => boolean
  /** Attempts of a scheduled run: 1 if it is due again soon anyway. Defaults to the queue's number. */
  readonly maxAttempts?: number
  readonly run: (parts: JobDeps, payload: unknown) => Promise<void>
}
