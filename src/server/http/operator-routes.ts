import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/db/database.ts'
import { isMigrated } from '#server/db/migrate.ts'
import { atMostEvery } from './at-most-every.ts'
import type { Lifecycle } from './lifecycle.ts'
import { closingMigration } from './maintenance.ts'

/** Null if the database answers, has every migration of this build, and is not closed by a newer build's migration. */
const databaseProblem = async (db: Db): Promise<string | null> => {
  try {
    if (!(await isMigrated(db))) return 'the database lacks a migration'
    const closing = await closingMigration(db)
    return closing === null ? null : `closed by migration ${closing} of a newer build: replace this process`
  } catch {
    return 'the database does not answer'
  }
}

/**
 * `/healthz` says that the process is alive, `/readyz` that it can serve players. `/readyz` is public, so it asks the
 * database at most once per `cacheMs`.
 */
export const operatorRoutes = (app: FastifyInstance, db: Db, lifecycle: Lifecycle, cacheMs: number): void => {
  const problem = atMostEvery(cacheMs, () => databaseProblem(db))
  app.get('/healthz', { schema: { hide: true } }, async () => ({ data: { alive: true } }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const reason = lifecycle.isDraining() ? 'draining' : await problem()
    if (reason !== null) reply.code(503)
    return { data: { ready: reason === null, reason } }
  })
}
