import { MS_PER_MINUTE } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { newestCohorts } from '#server/modules/retention/service.ts'
import type { Logger } from '#server/observability/logger.ts'
import type { Metrics } from '#server/observability/metrics.ts'
import { type Repeated, repeatGauge } from './repeat.ts'

interface GaugeDeps {
  readonly db: Db
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'setCohorts'>
}

const EVERY_MS = MS_PER_MINUTE

export const gaugePlayers = async ({ db, metrics }: Omit<GaugeDeps, 'log'>): Promise<void> => {
  metrics.setCohorts(await newestCohorts(db))
}

export const startPlayersGauge = ({ log, ...parts }: GaugeDeps): Repeated =>
  repeatGauge(() => gaugePlayers(parts), EVERY_MS, { log, failure: 'retention could not be read' })
