import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '#server/db/database.ts'
import { OWNED } from '#server/db/table-owners.ts'

/** Ports of the cluster's workers; empty on one PostgreSQL. */
const WORKERS: readonly string[] = (process.env.CITUS_WORKERS ?? '').split(',').filter((port) => port !== '')

export const writingNodes = (): readonly string[] => WORKERS

/** URL whose user is the superuser, the same on every node. The game's own role is an ordinary one. */
const ADMIN_URL = process.env.CITUS_ADMIN_URL

const asAdmin = (url: string): string => {
  if (ADMIN_URL === undefined) return url
  const { username, password } = new URL(ADMIN_URL)
  return Object.assign(new URL(url), { username, password }).href
}

/** Shards per table: few, because every test file has its own database. */
export const TEST_SHARDS = 4
const DROP_TRIES = 50
const OBJECT_IN_USE = '55006'

export const isCitusUnderTest = (): boolean => WORKERS.length > 0

/** Runs a statement on one node; on a cluster as its superuser. */
export const onOne = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: asAdmin(url) })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export const onEveryNode = async (url: string, statement: string): Promise<void> => {
  const workers = WORKERS.map((port) => Object.assign(new URL(url), { port }).href)
  for (const node of [url, ...workers]) await onOne(node, statement)
}

/**
 * On a cluster the superuser creates the database and makes the game's role its owner. To copy a template's files is
 * quicker than to log each of its pages, and so is dropping such a copy.
 */
export const createDatabase = (serverUrl: string, name: string, template?: string): Promise<void> => {
  const owner = ADMIN_URL === undefined ? '' : ` owner ${new URL(serverUrl).username}`
  const copied = template === undefined ? '' : ` template ${template} strategy file_copy`
  return onEveryNode(serverUrl, `create database ${name}${owner}${copied}`)
}

/** Settles the transactions that a coordinator had prepared on a node that died. */
export const recoverPrepared = (databaseUrl: string): Promise<void> =>
  onOne(databaseUrl, 'select recover_prepared_transactions()')

/** Citus opens its own connections again, so they are ended until the database is dropped. */
export const dropDatabase = async (serverUrl: string, name: string): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      return await onEveryNode(serverUrl, `drop database if exists ${name} with (force)`)
    } catch (error) {
      if ((error as { code?: string }).code !== OBJECT_IN_USE || tries === DROP_TRIES) throw error
    }
  }
}

/** Call it on the coordinator. */
export const addNode = (databaseUrl: string, worker: string): Promise<void> =>
  onOne(databaseUrl, `select citus_add_node('${new URL(databaseUrl).hostname}', ${worker})`)

/** Does nothing on a single PostgreSQL. */
export const joinNodes = async (databaseUrl: string, workers = WORKERS): Promise<void> => {
  if (!isCitusUnderTest()) return
  const { hostname, port } = new URL(databaseUrl)
  await onEveryNode(databaseUrl, 'create extension citus')
  // Nodes connect to each other as the role that calls and as the superuser.
  const passwords = [databaseUrl, asAdmin(databaseUrl)].map((url) => {
    const { username, password } = new URL(url)
    return `(0, '${username}', 'password=${password}')`
  })
  await onEveryNode(databaseUrl, `insert into pg_dist_authinfo values ${passwords.join(', ')}`)
  await onOne(databaseUrl, `select citus_set_coordinator_host('${hostname}', ${port})`)
  for (const worker of workers) await addNode(databaseUrl, worker)
}

/** A template can be cloned only while nothing is connected to it, Citus included. */
export const sealTemplate = async (serverUrl: string, template: string): Promise<void> => {
  if (!isCitusUnderTest()) return
  await onEveryNode(serverUrl, `alter database ${template} allow_connections false`)
  await onEveryNode(serverUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`)
}

const cluster = async (...args: readonly string[]): Promise<void> => {
  const [script = '', folder = '', port = ''] = (process.env.CITUS_CLUSTER ?? '').split(' ')
  await promisify(execFile)(script, [...args, folder, port])
}

/** Kills a node, as `kill -9` does. 0 is the coordinator. */
export const killWorker = (worker: 0 | 1 | 2): Promise<void> => cluster('kill', String(worker))

export const startWorker = (worker: 0 | 1 | 2): Promise<void> => cluster('start', String(worker))

/**
 * Runs `ask` on copies of all tables in one session, because a cluster refuses joins between rows of different owners.
 */
export const onCopies = async <T>(db: Db, ask: (copies: Db) => Promise<T>): Promise<T> => {
  if (!isCitusUnderTest()) return ask(db)
  return db.connection().execute(async (session) => {
    try {
      for (const table of Object.keys(OWNED)) {
        // A temporary table hides the public one of its name.
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
