import type { DeskRole } from '#contracts/desk/desk-calls.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Entropy } from '#server/entropy/entropy.ts'
import type { Logger } from '#server/observability/logger.ts'
import type { Metrics } from '#server/observability/metrics.ts'

export interface DeskDeps {
  readonly db: Db
  readonly clock: Clock
  /** Makes tokens and passwords, so it must be the system's. */
  readonly entropy: Entropy
  readonly config: Pick<ServerConfig, 'buildId' | 'checksAnswers' | 'clientDir' | 'deskSecondPersonTok' | 'trustProxy'>
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'observeCall'>
}

export interface DeskOperator {
  readonly name: string
  readonly role: DeskRole
  readonly version: number
  readonly tokenHash: string
  readonly expiresMs: number
}

/** The operator's name in the audit log. Operators who use `hk` are logged by the account name of their machine. */
export const loggedName = (name: string): string => `${name}@desk`
