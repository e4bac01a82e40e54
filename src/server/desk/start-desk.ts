import type { Clock } from '#server/clock/clock.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { createDb } from '#server/db/connection.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import type { Logger } from '#server/observability/logger.ts'
import type { Metrics } from '#server/observability/metrics.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { buildDesk } from './build-desk.ts'

export const DESK_CONNECTIONS = 3

interface StartParts {
  readonly config: ServerConfig
  readonly databaseUrl: string
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Metrics
}

interface RunningDesk {
  close(): Promise<void>
}

/** Null with DESK_PORT 0. @throws OperatorError if the port cannot be opened */
export const startDesk = async ({
  config,
  databaseUrl,
  clock,
  log,
  metrics,
}: StartParts): Promise<RunningDesk | null> => {
  const { deskHost: host, deskPort: port } = config
  if (port === 0) return null
  const pooled = config.databasePooler === 'transaction'
  const database = createDb(databaseUrl, { role: 'desk', max: DESK_CONNECTIONS, pooled, log })
  const app = await buildDesk({ db: database.db, clock, entropy: systemEntropy, config, log, metrics })
  try {
    await app.listen({ host, port })
  } catch (cause) {
    await database.close()
    throw new OperatorError(`DESK_PORT ${port} cannot be opened: ${(cause as Error).message}.`, { cause })
  }
  log.info({ host, port }, 'the desk is open')
  return {
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}
