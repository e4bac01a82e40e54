import path from 'node:path'
import type { Scope } from '#server/calls/call-scope.ts'
import { parseConfig } from '#server/config/config.ts'
import { createDb } from '#server/db/connection.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { startEmbeddedPostgres } from '#server/run/embedded-postgres.ts'
import { runAdmin } from './run-admin.ts'
import { serverNowMs } from './tester.ts'

/** Runs `work` on the server's database and by the server's clock, as a job would. */
export const onServersDatabase = async <T>(work: (server: Scope) => Promise<T>): Promise<T> => {
  const { E2E_DATA_DIR } = process.env
  if (!E2E_DATA_DIR) throw new Error('There is no server: run through tests/playwright.config.ts')
  const { databaseUrl } = parseConfig({ ...process.env, DATA_DIR: E2E_DATA_DIR }, () => 'no token is needed')
  const url = databaseUrl ?? (await startEmbeddedPostgres({ dataDir: path.join(E2E_DATA_DIR, 'pg') })).url
  const { close, db } = createDb(url, { max: 1 })
  try {
    return await work({ db, nowMs: serverNowMs() })
  } finally {
    await close()
  }
}

/**
 * Runs an operator's command by the server's clock and returns its output. It runs in this process, because a child
 * takes seconds to start.
 */
export const asOperator = (...args: readonly string[]): Promise<string> =>
  onServersDatabase(async (server) =>
    (await runAdmin({ ...server, entropy: systemEntropy, who: 'tester' }, args)).join('\n'),
  )
