import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { paymentStateOf } from '#server/modules/payments/service.ts'
import type { Logger } from '#server/observability/logger.ts'
import type { Metrics } from '#server/observability/metrics.ts'
import { NEVER, type Repeated, repeatGauge } from './repeat.ts'

interface GaugeDeps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly config: Pick<ServerConfig, 'botUpdates'>
  readonly metrics: Pick<Metrics, 'setPayments'>
}

const EVERY_MS = MS_PER_MINUTE

/** @param sinceMs start of the server, used until there was a first comparison */
export const gaugePayments = async (
  { db, clock, metrics }: Pick<GaugeDeps, 'db' | 'clock' | 'metrics'>,
  sinceMs: number,
): Promise<void> => {
  const nowMs = clock.nowMs()
  const { orders, oldestOpenMs, comparedMs } = await paymentStateOf(db, nowMs)
  const ageS = (atMs: number): number => Math.max(0, nowMs - atMs) / MS_PER_SECOND
  metrics.setPayments({ orders, oldestS: ageS(oldestOpenMs ?? nowMs), comparedAgoS: ageS(comparedMs ?? sinceMs) })
}

export const startPaymentsGauge = ({ log, config, ...parts }: GaugeDeps): Repeated => {
  if (config.botUpdates === 'off') return NEVER
  const sinceMs = parts.clock.nowMs()
  return repeatGauge(() => gaugePayments(parts, sinceMs), EVERY_MS, {
    log,
    failure: 'the payments could not be counted',
  })
}
