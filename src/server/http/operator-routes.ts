import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { isMigrated } from '../db/migrate.ts'
import type { Lifecycle } from './lifecycle.ts'

/** Why this process is not ready, or null when it is. */
const notReadyBecause = async (db: Kysely<Database>, lifecycle: Lifecycle): Promise<string | null> => {
  if (lifecycle.isDraining()) return 'draining'
  try {
    return (await isMigrated(db)) ? null : 'the database lacks a migration'
  } catch {
    return 'the database does not answer'
  }
}

/** `/healthz`: the process lives. `/readyz`: it can serve players. */
export const operatorRoutes = (app: FastifyInstance, db: Kysely<Database>, lifecycle: Lifecycle): void => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ data: { alive: true } }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const reason = await notReadyBecause(db, lifecycle)
    if (reason !== null) reply.code(503)
    return { data: { ready: reason === null, reason } }
  })
}
