import { MS_PER_SECOND } from '#rules/units.ts'
import { outboxBacklog } from '#server/db/outbox.ts'
import { type GaugeDeps, type Repeated, repeatGauge } from './repeat.ts'

type Deps = GaugeDeps<'setOutbox'>

/** Half of the operator's alarm threshold (ten seconds of age). */
const EVERY_MS = 5 * MS_PER_SECOND
export const GAUGE_CONNECTIONS = 1

export const gaugeOutbox = async ({ db, clock, metrics }: Omit<Deps, 'log'>): Promise<void> => {
  const { messages, oldestMs } = await outboxBacklog(db)
  const ageS = oldestMs === null ? 0 : Math.max(0, clock.nowMs() - oldestMs) / MS_PER_SECOND
  metrics.setOutbox({ messages, ageS }, Date.now())
}

/** Runs in one process of each `npm start`, because the figures of processes are added up. */
export const startOutboxGauge = ({ log, ...parts }: Deps): Repeated =>
  repeatGauge(() => gaugeOutbox(parts), EVERY_MS, { log, failure: 'the outbox could not be counted' })
