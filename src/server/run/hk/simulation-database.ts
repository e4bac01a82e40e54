import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { hasPeople } from '#server/admin/season-store.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { createDb } from '#server/db/connection.ts'
import { FIRST_MIGRATION, pendingMigrations } from '#server/db/migrate.ts'
import { noAnswerOf, OperatorError } from '#server/operators/operator-error.ts'
import { hasEmbeddedData, startEmbeddedPostgres } from '../embedded-postgres.ts'

interface SimulationDatabase {
  readonly url: string
  /** Tells the operator which setting opens the kept database. */
  readonly keptAs: string
  /** Drops it unless it is kept. */
  close(): Promise<void>
}

/**
 * Durability is not needed. The simulation runs `vacuum (analyze)` itself, because autovacuum would make plans
 * irreproducible.
 */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off']

const embedded = async (config: ServerConfig, seed: number, keep: boolean): Promise<SimulationDatabase> => {
  const home = keep
    ? path.join(config.dataDir, `simulation-${seed}`)
    : fs.mkdtempSync(path.join(os.tmpdir(), 'house-kombat-simulation-'))
  const dataDir = path.join(home, 'pg')
  if (hasEmbeddedData(dataDir))
    throw new OperatorError(`In ${home} there is a simulated world already: delete that folder, or take another seed.`)
  fs.mkdirSync(home, { recursive: true })
  fs.chmodSync(home, 0o755)
  const server = await startEmbeddedPostgres({ dataDir, settings: SETTINGS, log: (line) => console.log(line) })
  return {
    url: server.url,
    keptAs: `DATA_DIR=${home} npm start`,
    close: async () => {
      await server.stop()
      if (keep) return
      for (const folder of [server.dataDir, home]) fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
  } catch (cause) {
    throw noAnswerOf(cause)
  }
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const refusePeople = async (url: string): Promise<void> => {
  const { db, close } = createDb(url, { max: 1 })
  try {
    const isGame = !(await pendingMigrations(db)).includes(FIRST_MIGRATION)
    if (isGame && (await hasPeople(db)))
      throw new OperatorError(
        'In the database of DATABASE_URL there are people: a simulation takes no server on which somebody plays. Leave DATABASE_URL out.',
      )
  } finally {
    await close()
  }
}

const onServer = async (serverUrl: string, seed: number, keep: boolean): Promise<SimulationDatabase> => {
  const name = `house_kombat_simulation_${seed}`
  const own = new URL(serverUrl)
  own.pathname = `/${name}`
  await withClient(serverUrl, async (client) => {
    await refusePeople(serverUrl)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount !== 0) throw new OperatorError(`There is a database ${name} already: drop it, or take another seed.`)
    await client.query(`create database ${name}`)
  })
  return {
    url: own.href,
    keptAs: `DATABASE_URL with the database ${name}`,
    close: async () => {
      if (!keep) await withClient(serverUrl, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

/**
 * On DATABASE_URL's server, else embedded. @throws OperatorError if BOT_TOKEN is set, players have joined, or the seed
 * has a database
 */
export const openSimulationDatabase = async (
  config: ServerConfig,
  { seed, keep }: { readonly seed: number; readonly keep: boolean },
): Promise<SimulationDatabase> => {
  if (config.mode === 'messenger')
    throw new OperatorError('BOT_TOKEN is set: a simulation takes no server of a bot. Leave BOT_TOKEN out.')
  const serverUrl = config.directDatabaseUrl
  return serverUrl === null ? embedded(config, seed, keep) : onServer(serverUrl, seed, keep)
}
