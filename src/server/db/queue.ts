import { runMigrations } from 'graphile-worker'
import { type Kysely, sql } from 'kysely'
import { createPlainPool } from './connection.ts'
import type { Database } from './database.ts'

const MAX_ATTEMPTS = 6

/** Creates the tables of the job queue, so that calls can add jobs before the first worker has started. */
export const installQueue = async (databaseUrl: string): Promise<void> => {
  const pgPool = createPlainPool(databaseUrl, 1)
  try {
    await runMigrations({ pgPool })
  } finally {
    await pgPool.end()
  }
}

/**
 * Adds a job to the queue; inside a transaction it is added only if that commits. A job that throws is retried a few
 * times with growing delays.
 * @param delayMs by the machine's clock, from now
 * @param key takes the place of a waiting job of the same key
 */
export const enqueue = async (
  db: Kysely<Database>,
  job: string,
  payload: Readonly<Record<string, string>>,
  { delayMs = 0, key = null }: { readonly delayMs?: number; readonly key?: string | null } = {},
): Promise<void> => {
  await sql`
    select graphile_worker.add_job(${job}::text, payload := ${JSON.stringify(payload)}::json,
      run_at := clock_timestamp() + make_interval(secs => ${delayMs / 1000}::double precision),
      max_attempts := ${MAX_ATTEMPTS}::int, job_key := ${key}::text)`.execute(db)
}
