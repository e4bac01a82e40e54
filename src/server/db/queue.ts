import { runMigrations } from 'graphile-worker'
import { createPlainPool } from './connection.ts'
import type { Db } from './database.ts'
import { execute } from './statements.ts'

const MAX_ATTEMPTS = 6

/** Installs the job queue's schema, so that calls can add jobs before the first worker has started. */
export const installQueue = async (databaseUrl: string): Promise<void> => {
  const pgPool = createPlainPool(databaseUrl, 1)
  try {
    await runMigrations({ pgPool })
  } finally {
    await pgPool.end()
  }
}

/**
 * Adds the job in the caller's transaction. A failing job is retried. @param key replaces the waiting job of this key
 */
export const enqueue = (
  db: Db,
  job: string,
  payload: Readonly<Record<string, string>>,
  { delayMs = 0, key = null }: { readonly delayMs?: number; readonly key?: string | null } = {},
): Promise<void> =>
  execute(db)`
    select graphile_worker.add_job(${job}::text, payload := ${JSON.stringify(payload)}::json,
      run_at := clock_timestamp() + make_interval(secs => ${delayMs / 1000}::double precision),
      max_attempts := ${MAX_ATTEMPTS}::int, job_key := ${key}::text)`
