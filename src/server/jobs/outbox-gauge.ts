import type { Kysely } from 'kysely'
import { MS_PER_SECOND } from '../../rules/units.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { outboxBacklog } from '../db/outbox.ts'
import type { Logger } from '../logger.ts'
import type { Metrics } from '../metrics.ts'
import { type Repeated, repeatGauge } from './repeat.ts'

/** What the figures of the outbox need. */
interface GaugeParts {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Metrics
}

/** Half of what passes before an operator's alarm (ten seconds of age). */
const EVERY_MS = 5 * MS_PER_SECOND
/** It counts on one. */
export const GAUGE_CONNECTIONS = 1

/** Tells how many messages wait in the outbox, and for how long the oldest does. */
export const gaugeOutbox = async ({ db, clock, metrics }: Omit<GaugeParts, 'log'>): Promise<void> => {
  const { messages, oldestMs } = await outboxBacklog(db)
  const ageS = oldestMs === null ? 0 : Math.max(0, clock.nowMs() - oldestMs) / MS_PER_SECOND
  metrics.setOutbox({ messages, ageS })
}

/** Starts telling it, in one process of each `npm start`, whose processes' figures are added up. */
export const startOutboxGauge = ({ log, ...parts }: GaugeParts): Repeated =>
  repeatGauge(() => gaugeOutbox(parts), EVERY_MS, { log, failure: 'the outbox could not be counted' })
