import { MS_PER_MINUTE, MS_PER_SECOND } from '#rules/units.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { paymentStateOf } from '#server/modules/payments/service.ts'
import { type GaugeDeps, NEVER, type Repeated, repeatGauge } from './repeat.ts'

interface Deps extends GaugeDeps<'setPayments'> {
  readonly config: Pick<ServerConfig, 'botUpdates'>
}

const EVERY_MS = MS_PER_MINUTE

/** @param sinceMs start of the server, used until there was a first comparison */
export const gaugePayments = async (
  { db, clock, metrics }: Pick<Deps, 'db' | 'clock' | 'metrics'>,
  sinceMs: number,
): Promise<void> => {
  const nowMs = clock.nowMs()
  const { orders, oldestOpenMs, comparedMs } = await paymentStateOf(db, nowMs)
  const ageS = (atMs: number): number => Math.max(0, nowMs - atMs) / MS_PER_SECOND
  metrics.setPayments({ orders, oldestS: ageS(oldestOpenMs ?? nowMs), comparedAgoS: ageS(comparedMs ?? sinceMs) })
}

export const startPaymentsGauge = ({ log, config, ...parts }: Deps): Repeated => {
  if (config.botUpdates === 'off') return NEVER
  const sinceMs = parts.clock.nowMs()
  return repeatGauge(() => gaugePayments(parts, sinceMs), EVERY_MS, {
    log,
    failure: 'the payments could not be counted',
  })
}
