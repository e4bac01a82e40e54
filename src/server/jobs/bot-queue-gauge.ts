import { MS_PER_SECOND } from '#rules/units.ts'
import { messageBacklog } from '#server/modules/notifications/service.ts'
import { type GaugeDeps, type Repeated, repeatGauge } from './repeat.ts'

type Deps = GaugeDeps<'setBotQueue'>

const EVERY_MS = 30 * MS_PER_SECOND

export const gaugeBotQueue = async ({ db, clock, metrics }: Omit<Deps, 'log'>): Promise<void> => {
  const nowMs = clock.nowMs()
  const { messages, oldestMs } = await messageBacklog(db, nowMs)
  metrics.setBotQueue({ messages, ageS: oldestMs === null ? 0 : Math.max(0, nowMs - oldestMs) / MS_PER_SECOND })
}

export const startBotQueueGauge = ({ log, ...parts }: Deps): Repeated =>
  repeatGauge(() => gaugeBotQueue(parts), EVERY_MS, { log, failure: 'the bot’s messages could not be counted' })
