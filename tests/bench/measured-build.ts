import { rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { CallName } from '#contracts/calls.ts'
import { createDb } from '#server/db/connection.ts'
import type { Db } from '#server/db/database.ts'
import { startEmbeddedPostgres } from '#server/run/embedded-postgres.ts'
import { openFolder } from '#tests/helpers/database/open-folder.ts'
import { startBotApi } from '#tests/helpers/server/bot-api.ts'
import { BOT_TOKEN, sendCalls } from './load.ts'
import { processorMicrosBetween, readProcessorTime } from './processor-time.ts'
import { startBuiltServer } from './server-build.ts'

/** Processor time per player in µs, of the server and of PostgreSQL. */
export interface Measurement {
  readonly node: number
  readonly postgres: number
}

export interface MeasuredBuild {
  claims(): Promise<Measurement>
  /** Finds an opponent and fights, once per player. Measures both calls together. */
  fights(): Promise<Measurement>
  home(): Promise<Measurement>
  /** Gives every player an opponent, then makes PostgreSQL plan again: plans made for empty tables scan all rows. */
  settlePlans(): Promise<void>
}

export interface BenchSurroundings {
  start(name: string, serverFile: string): Promise<MeasuredBuild>
  /** Also stops every build. */
  stop(): Promise<void>
}

const HOUSES = 8

/** A bench does not wait: it moves the instants that calls wait for into the past. */
const letAnHourPass = (db: Db): Promise<unknown> =>
  sql`update players set last_claim_at = last_claim_at - interval '1 hour'`.execute(db)
const letTheOpponentBeSeen = (db: Db): Promise<unknown> =>
  sql`update pending_matches set found_at = found_at - interval '4 s'`.execute(db)
/** Gives each player ten fights, because beginners meet only bots. */
const readyToFight = (db: Db): Promise<unknown> =>
  sql`update players set energy = 1000, fights = 10, wins = least(wins, 10)`.execute(db)

export const startSurroundings = async (playerCount: number): Promise<BenchSurroundings> => {
  const dataDir = openFolder('house-kombat-bench-')
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') })
  const watch = createDb(postgres.url, { max: 1, statementTimeoutMs: 0 })
  const messenger = await startBotApi()
  const players = Array.from({ length: playerCount }, (_, index) => 10_000 + index)
  const stops: (() => Promise<void>)[] = []

  const start = async (name: string, serverFile: string): Promise<MeasuredBuild> => {
    await sql.raw(`create database ${name}`).execute(watch.db)
    const url = postgres.url.replace(/\/postgres\?/, `/${name}?`)
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
    const read = () => readProcessorTime(watch.db, { serverPid: server.pid, database: name })
    const all = async (call: CallName): Promise<Measurement> => {
      const before = await read()
      await sendCalls(server.address, call, players)
      const { node, postgres: backends } = processorMicrosBetween(before, await read())
      return { node: node / playerCount, postgres: backends / playerCount }
    }
    return {
      async claims() {
        await letAnHourPass(db)
        return all('users.claim')
      },
      async fights() {
        await readyToFight(db)
        const found = await all('combats.find')
        await letTheOpponentBeSeen(db)
        const fought = await all('combats.fight')
        return { node: found.node + fought.node, postgres: found.postgres + fought.postgres }
      },
      home: () => all('users.home'),
      async settlePlans() {
        await all('combats.find')
        await sql`vacuum analyze`.execute(db)
      },
    }
  }
  return {
    start,
    async stop() {
      for (const stop of stops) await stop()
      await messenger.close()
      await watch.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
