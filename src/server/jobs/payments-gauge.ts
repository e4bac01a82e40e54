import type { Kysely } from 'kysely'
import { MS_PER_MINUTE, MS_PER_SECOND } from '../../rules/units.ts'
import type { Clock } from '../clock.ts'
import type { ServerConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Logger } from '../logger.ts'
import type { Metrics } from '../metrics.ts'
import { paymentStateOf } from '../modules/payments/service.ts'
import { NEVER, type Repeated, repeatGauge } from './repeat.ts'

/** What the figures of payments need. */
interface GaugeParts {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly log: Logger
  readonly config: Pick<ServerConfig, 'botUpdates'>
  readonly metrics: Pick<Metrics, 'setPayments'>
}

const EVERY_MS = MS_PER_MINUTE

/**
 * Tells how payments stand.
 * @param sinceMs of a server that has compared nothing yet, its start
 */
export const gaugePayments = async (
  { db, clock, metrics }: Pick<GaugeParts, 'db' | 'clock' | 'metrics'>,
  sinceMs: number,
): Promise<void> => {
  const nowMs = clock.nowMs()
  const { orders, oldestOpenMs, comparedMs } = await paymentStateOf(db, nowMs)
  const ageS = (atMs: number): number => Math.max(0, nowMs - atMs) / MS_PER_SECOND
  metrics.setPayments({ orders, oldestS: ageS(oldestOpenMs ?? nowMs), comparedAgoS: ageS(comparedMs ?? sinceMs) })
}

/** Starts telling it where the bot is paid, in one process of each `npm start`. */
export const startPaymentsGauge = ({ log, config, ...parts }: GaugeParts): Repeated => {
  if (config.botUpdates === 'off') return NEVER
  const sinceMs = parts.clock.nowMs()
  return repeatGauge(() => gaugePayments(parts, sinceMs), EVERY_MS, {
    log,
    failure: 'the payments could not be counted',
  })
}
