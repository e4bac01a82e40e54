import '#tests/helpers/setup/built-art.ts'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { createDb, type OpenDatabase } from '#server/db/connection.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { startEmbeddedPostgres } from '#server/run/embedded-postgres.ts'
import { openFolder } from '#tests/helpers/database/open-folder.ts'

/** A separate PostgreSQL with the game's empty tables that measures its own working time. */
export interface TimedDatabase extends Pick<OpenDatabase, 'db'> {
  readonly url: string
  /** Time that PostgreSQL spends planning and executing the statements of some work, in ms. */
  databaseMsOf(work: () => Promise<unknown>): Promise<number>
  stop(): Promise<void>
}

/** @param name of the database */
export const startTimedDatabase = async (name: string, nowMs: number): Promise<TimedDatabase> => {
  const dataDir = openFolder(`house-kombat-${name}-`)
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'pg'),
    settings: [
      'shared_preload_libraries=pg_stat_statements',
      'pg_stat_statements.track_planning=on',
      'pg_stat_statements.max=50000',
    ],
  })
  const watch = createDb(postgres.url, { max: 1, statementTimeoutMs: 0 })
  await sql`create extension pg_stat_statements`.execute(watch.db)
  await sql`create database ${sql.ref(name)}`.execute(watch.db)
  const databaseUrl = postgres.url.replace(/\/postgres\?/, `/${name}?`)
  await prepareDatabase({ databaseUrl, nowMs, log: pino({ level: 'silent' }), worldSeed: null })
  const { db, close } = createDb(databaseUrl, { max: 1, statementTimeoutMs: 0 })

  const databaseMs = async (): Promise<number> => {
    const { rows } = await sql<{ ms: number }>`
      select coalesce(sum(total_plan_time + total_exec_time), 0) as ms from pg_stat_statements
      where toplevel and dbid = (select oid from pg_database where datname = ${name})`.execute(watch.db)
    return rows[0]?.ms ?? 0
  }

  return {
    db,
    url: databaseUrl,
    async databaseMsOf(work) {
      const before = await databaseMs()
      await work()
      return (await databaseMs()) - before
    },
    async stop() {
      await close()
      await watch.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
