import { rmSync } from 'node:fs'
import path from 'node:path'
import { createDb, type OpenDatabase } from '../../src/server/db/connection.ts'
import { startEmbeddedPostgres } from '../../src/server/run/embedded-postgres.ts'
import { openFolder } from '../helpers/database/open-folder.ts'
import { startBotApi } from '../helpers/server/bot-api.ts'
import { type LoadClient, startLoadClient } from './load.ts'
import type { BenchSurroundings } from './measured-build.ts'

/** Calls that wait for their answer at the same time. */
const WIDTH = 16

/** A PostgreSQL, a messenger and a client for builds that are measured. */
export interface StartedSurroundings {
  readonly surroundings: BenchSurroundings
  readonly client: LoadClient
  readonly postgresUrl: string
  readonly watch: OpenDatabase
  stop(): Promise<void>
}

/** Starts them for a benchmark of calls by so many players. */
export const startSurroundings = async (
  name: string,
  players: number,
  settings: readonly string[] = [],
): Promise<StartedSurroundings> => {
  const dataDir = openFolder(`house-kombat-${name}-`)
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg'), settings })
  const watch = createDb(postgres.url, { max: 1, statementTimeoutMs: 0 })
  const messenger = await startBotApi()
  const client = await startLoadClient()
  return {
    client,
    watch,
    postgresUrl: postgres.url,
    surroundings: {
      client,
      postgresUrl: postgres.url,
      watch: watch.db,
      token: '123456789:bench-token-of-house-kombat',
      env: { BOT_API_ROOT: messenger.root, RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'warn', JOBS: 'off' },
      players: Array.from({ length: players }, (_, index) => 10_000 + index),
      width: WIDTH,
    },
    async stop() {
      client.stop()
      await messenger.close()
      await watch.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
