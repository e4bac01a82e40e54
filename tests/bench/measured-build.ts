import { rmSync } from 'node:fs'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { CallName } from '#contracts/calls.ts'
import { createDb } from '#server/db/connection.ts'
import type { Database } from '#server/db/database.ts'
import { startEmbeddedPostgres } from '#server/run/embedded-postgres.ts'
import { openFolder } from '#tests/helpers/database/open-folder.ts'
import { startBotApi } from '#tests/helpers/server/bot-api.ts'
import { BOT_TOKEN, sendCalls } from './load.ts'
import { processorMicrosBetween, readProcessorTime } from './processor-time.ts'
import { startBuiltServer } from './server-build.ts'

/** Wall time of all calls, and processor time in µs a call of the server and of PostgreSQL. */
export interface Measurement {
  readonly seconds: number
  readonly node: number
  readonly postgres: number
}

/** A built server under load, with its own database. */
export interface MeasuredBuild {
  /** One claim of every player. */
  claims(): Promise<Measurement>
  /** One find and one fight of every player. */
  fights(): Promise<Measurement>
  /** One bootstrap of home for every player. */
  home(): Promise<Measurement>
  /** Gives every player an opponent, then has PostgreSQL plan anew: plans made for empty tables read all of them. */
  settlePlans(): Promise<void>
  readonly db: Kysely<Database>
}

/** A PostgreSQL and a messenger for builds that are measured. */
export interface BenchSurroundings {
  readonly players: readonly number[]
  start(name: string, serverFile: string): Promise<MeasuredBuild>
  /** Creates an empty database. @returns its address */
  createDatabase(name: string): Promise<string>
  /** Runs calls of all players that return their seconds, and counts a process and the backends of a database. */
  measure(of: { serverPid: number; database: string }, work: () => Promise<number>): Promise<Measurement>
  /** Stops every build, too. */
  stop(): Promise<void>
}

const HOUSES = 8

/** Time does not pass in a bench: what waits for it is moved into the past. */
const letAnHourPass = (db: Kysely<Database>): Promise<unknown> =>
  sql`update players set last_claim_at = last_claim_at - interval '1 hour'`.execute(db)
const letTheOpponentBeSeen = (db: Kysely<Database>): Promise<unknown> =>
  sql`update pending_matches set found_at = found_at - interval '4 s'`.execute(db)
/** Ten fights behind them: beginners meet bots alone. */
const readyToFight = (db: Kysely<Database>): Promise<unknown> =>
  sql`update players set energy = 1000, fights = 10, wins = least(wins, 10)`.execute(db)

/** Starts them; the PostgreSQL is in a temporary folder. */
export const startSurroundings = async (playerCount: number): Promise<BenchSurroundings> => {
  const dataDir = openFolder('house-kombat-bench-')
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') })
  const watch = createDb(postgres.url, { max: 1, statementTimeoutMs: 0 })
  const messenger = await startBotApi()
  const players = Array.from({ length: playerCount }, (_, index) => 10_000 + index)
  const stops: (() => Promise<void>)[] = []

  const measure: BenchSurroundings['measure'] = async (of, work) => {
    const before = await readProcessorTime(watch.db, of)
    const seconds = await work()
    const { node, postgres: backends } = processorMicrosBetween(before, await readProcessorTime(watch.db, of))
    return { seconds, node: node / playerCount, postgres: backends / playerCount }
  }
  const createDatabase = async (name: string): Promise<string> => {
    await sql.raw(`create database ${name}`).execute(watch.db)
    return postgres.url.replace(/\/postgres\?/, `/${name}?`)
  }
  const start = async (name: string, serverFile: string): Promise<MeasuredBuild> => {
    const url = await createDatabase(name)
    const server = await startBuiltServer(serverFile, {
      BOT_TOKEN,
      BOT_API_ROOT: messenger.root,
      DATABASE_URL: url,
      RATE_LIMIT_PER_MINUTE: '1000000',
      LOG_LEVEL: 'warn',
      JOBS: 'off',
    })
    const { db, close } = createDb(url, { max: 1, statementTimeoutMs: 0 })
    stops.push(async () => {
      await server.stop()
      await close()
    })
    await sendCalls(server.address, 'users.onboard', players, (id) => ({ house_id: id % HOUSES }))
    const all = (call: CallName): Promise<Measurement> =>
      measure({ serverPid: server.pid, database: name }, () => sendCalls(server.address, call, players))
    return {
      db,
      async claims() {
        await letAnHourPass(db)
        return all('users.claim')
      },
      async fights() {
        await readyToFight(db)
        const found = await all('combats.find')
        await letTheOpponentBeSeen(db)
        const fought = await all('combats.fight')
        return {
          seconds: found.seconds + fought.seconds,
          node: found.node + fought.node,
          postgres: found.postgres + fought.postgres,
        }
      },
      home: () => all('users.home'),
      async settlePlans() {
        await all('combats.find')
        await sql`vacuum analyze`.execute(db)
      },
    }
  }
  return {
    players,
    start,
    createDatabase,
    measure,
    async stop() {
      for (const stop of stops) await stop()
      await messenger.close()
      await watch.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
