import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../../../src/server/db/database.ts'
import { OWNED } from '../../../src/server/db/table-owners.ts'

/** Ports of the workers of the Citus cluster under test; none where the tests run on one PostgreSQL. */
const WORKERS: readonly string[] = (process.env.CITUS_WORKERS ?? '').split(',').filter((port) => port !== '')

/** Ports of the nodes that write owned rows; none where the tests run on one PostgreSQL, which writes all. */
export const writingNodes = (): readonly string[] => WORKERS

/** Into how many shards the tests' tables are distributed on a cluster: few, for every test file has a database of its own. */
export const TEST_SHARDS = 4
const DROP_TRIES = 50
const OBJECT_IN_USE = '55006'

/** Whether this run's database server is the coordinator of a Citus cluster. */
export const isCitusUnderTest = (): boolean => WORKERS.length > 0

const onOne = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Runs a statement on the server of this address, and on every worker of its cluster. */
export const onEveryNode = async (url: string, statement: string): Promise<void> => {
  const workers = WORKERS.map((port) => Object.assign(new URL(url), { port }).href)
  for (const node of [url, ...workers]) await onOne(node, statement)
}

/** Drops a database on every node. Citus's own connections, which come back by themselves, are driven out until it is gone. */
export const dropDatabase = async (serverUrl: string, name: string): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      return await onEveryNode(serverUrl, `drop database if exists ${name} with (force)`)
    } catch (error) {
      if ((error as { code?: string }).code !== OBJECT_IN_USE || tries === DROP_TRIES) throw error
    }
  }
}

/** Makes the same new database of all nodes one that knows them; on one PostgreSQL it stays as it is. */
export const joinNodes = async (databaseUrl: string): Promise<void> => {
  if (!isCitusUnderTest()) return
  const { hostname, port } = new URL(databaseUrl)
  await onEveryNode(databaseUrl, 'create extension citus')
  await onOne(databaseUrl, `select citus_set_coordinator_host('${hostname}', ${port})`)
  for (const worker of WORKERS) await onOne(databaseUrl, `select citus_add_node('${hostname}', ${worker})`)
}

/** Lets nobody into a template any more, Citus's own connections neither: only then it can be cloned. */
export const sealTemplate = async (serverUrl: string, template: string): Promise<void> => {
  if (!isCitusUnderTest()) return
  await onEveryNode(serverUrl, `alter database ${template} allow_connections false`)
  await onEveryNode(serverUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`)
}

const cluster = async (...args: readonly string[]): Promise<void> => {
  const [script = '', folder = '', port = ''] = (process.env.CITUS_CLUSTER ?? '').split(' ')
  await promisify(execFile)(script, [...args, folder, port])
}

/** Kills a worker of the cluster, 1 or 2, as `kill -9` does; 0 is its coordinator. */
export const killWorker = (worker: 0 | 1 | 2): Promise<void> => cluster('kill', String(worker))

/** Starts a killed worker again; resolves when it answers. */
export const startWorker = (worker: 0 | 1 | 2): Promise<void> => cluster('start', String(worker))

/**
 * Runs questions about everybody, which join rows of different owners: a cluster refuses them, so they read copies of all
 * tables in one session there.
 */
export const onCopies = async <T>(db: Kysely<Database>, ask: (copies: Kysely<Database>) => Promise<T>): Promise<T> => {
  if (!isCitusUnderTest()) return ask(db)
  return db.connection().execute(async (session) => {
    try {
      for (const table of Object.keys(OWNED)) {
        // A temporary table hides the other one of its name in this session.
        await sql`create temporary table ${sql.table(table)} as select * from ${sql.table(`public.${table}`)}`.execute(
          session,
        )
      }
      return await ask(session)
    } finally {
      await sql`discard temp`.execute(session)
    }
  })
}
