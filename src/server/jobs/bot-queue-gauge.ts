import { MS_PER_SECOND } from '#rules/units.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { Db } from '#server/db/database.ts'
import { messageBacklog } from '#server/modules/notifications/service.ts'
import type { Logger } from '#server/observability/logger.ts'
import type { Metrics } from '#server/observability/metrics.ts'
import { type Repeated, repeatGauge } from './repeat.ts'

interface GaugeDeps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'setBotQueue'>
}

const EVERY_MS = 30 * MS_PER_SECOND

export const gaugeBotQueue = async ({ db, clock, metrics }: Omit<GaugeDeps, 'log'>): Promise<void> => {
  const nowMs = clock.nowMs()
  const { messages, oldestMs } = await messageBacklog(db, nowMs)
  metrics.setBotQueue({ messages, ageS: oldestMs === null ? 0 : Math.max(0, nowMs - oldestMs) / MS_PER_SECOND })
}

export const startBotQueueGauge = ({ log, ...parts }: GaugeDeps): Repeated =>
  repeatGauge(() => gaugeBotQueue(parts), EVERY_MS, { log, failure: 'the bot’s messages could not be counted' })
