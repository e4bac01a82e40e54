import { sql } from 'kysely'
import type { ServerConfig } from '#server/config/config.ts'
import { createDb } from '#server/db/connection.ts'
import { missingLimits } from '#server/db/role-limits.ts'
import { DESK_CONNECTIONS } from '#server/desk/start-desk.ts'
import { RELAY_WIDTH } from '#server/jobs/outbox-relay.ts'
import { JOB_CONNECTIONS } from '#server/jobs/start-jobs.ts'
import { OperatorError } from '#server/operators/operator-error.ts'

/** Behind a pooler only the role can limit statements. @throws OperatorError if it does not */
export const refuseUnlimitedRole = async (databaseUrl: string): Promise<void> => {
  const { db, close } = createDb(databaseUrl, { max: 1, pooled: true })
  try {
    const missing = await missingLimits(db)
    if (missing.length === 0) return
    throw new OperatorError(
      `The role of DATABASE_URL has no ${missing.join(', ')} short enough for calls: run hk database-role once, and let the pooler open its connections anew.`,
    )
  } finally {
    await close()
  }
}

type Limits = Pick<ServerConfig, 'dbPoolMax' | 'deskPort' | 'jobs'>

/** Connections of each process for `/readyz`. */
const PROBES = 1

const besides = ({ jobs }: Limits): number => PROBES + (jobs ? RELAY_WIDTH : 0)

/** Upper bound of all processes together. One of them runs the jobs, each delivers outbox messages. */
export const connectionsOf = (processes: number, limits: Limits): number =>
  processes * (limits.dbPoolMax + besides(limits)) +
  (limits.jobs ? JOB_CONNECTIONS : 0) +
  (limits.deskPort === 0 ? 0 : DESK_CONNECTIONS)

export const refuseTooManyConnections = async (databaseUrl: string, processes: number, limits: Limits) => {
  const { db, close } = createDb(databaseUrl, { max: 1 })
  try {
    const { rows } = await sql<{ taken: number }>`
      select (current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int) as taken
    `.execute(db)
    const taken = rows[0]?.taken ?? 0
    const needed = connectionsOf(processes, limits)
    if (needed <= taken) return
    const fitting = Math.floor((taken - connectionsOf(0, limits)) / processes) - besides(limits)
    const advice =
      fitting >= 1 ? `lower DB_POOL_MAX to ${fitting}, raise its max_connections` : 'raise its max_connections'
    throw new OperatorError(
      `${processes} processes with DB_POOL_MAX ${limits.dbPoolMax} may open ${needed} connections, but the database takes ${taken}: ${advice}, or start fewer processes.`,
    )
  } finally {
    await close()
  }
}
