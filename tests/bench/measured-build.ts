import { type Kysely, sql } from 'kysely'
import { createDb, type OpenDatabase } from '../../src/server/db/connection.ts'
import type { Database } from '../../src/server/db/database.ts'
import { type BenchServer, startBuiltServer } from './build-under-bench.ts'
import type { CallsJob, LoadAnswer, LoadClient } from './load.ts'
import {
  type ProcessorReading,
  processorMicrosBetween,
  readProcessorTime,
  tellsProcessorTime,
} from './processor-time.ts'

/** What a measured piece of work took. */
export interface Measurement {
  readonly seconds: number
  /** Processor time in µs a call, of the server and of PostgreSQL; NaN where the machine does not tell. */
  readonly node: number
  readonly postgres: number
}

/** What both builds share. */
export interface BenchSurroundings {
  /** The client's, and the address of the PostgreSQL that has every database. */
  readonly client: LoadClient
  readonly postgresUrl: string
  /** A connection to none of the measured databases. */
  readonly watch: Kysely<Database>
  readonly token: string
  readonly env: Readonly<Record<string, string>>
  readonly players: readonly number[]
  readonly width: number
}

/** One build that is measured: its server runs, and its database is its own. */
export interface MeasuredBuild {
  readonly name: string
  /** One claim of every player. */
  claims(): Promise<Measurement>
  /** One opening of home of every player. */
  openings(): Promise<Measurement>
  /** The same by players who hold the answer of the last one. */
  returns(): Promise<Measurement>
  /** One find and one fight of every player. */
  fights(): Promise<Measurement>
  /** How many messages to other players calls have left. */
  messages(): Promise<number>
  /** All messages to other players that calls have left, delivered by the jobs of this server; null when there are hardly any. */
  deliveries(): Promise<Measurement | null>
  /** One call of each of these players. */
  calls(call: string, playerIds: readonly number[]): Promise<void>
  /** One call of one player. @returns its answer's data */
  call(playerId: number, call: string): Promise<unknown>
  readonly db: Kysely<Database>
  stop(): Promise<void>
}

/** The address of a database of this PostgreSQL. */
export const databaseUrl = (postgresUrl: string, database: string): string =>
  postgresUrl.replace(/\/postgres\?/, `/${database}?`)

const HOUSES = 8
const CALLS = {
  home: 'users.home',
  find: 'combats.find',
  fight: 'combats.fight',
  claim: 'users.claim',
  onboard: 'users.onboard',
}

/** Time does not pass in a bench, so what would take it is moved into the past instead: the clock stays the machine's. */
const letAnHourPass = (db: Kysely<Database>): Promise<unknown> =>
  sql`update players set last_claim_at = last_claim_at - interval '1 hour'`.execute(db)
const letTheOpponentBeSeen = (db: Kysely<Database>): Promise<unknown> =>
  sql`update pending_matches set found_at = found_at - interval '4 s'`.execute(db)

/** Energy for many fights, and enough fights behind them to meet real players. */
export const readyToFight = (db: Kysely<Database>, fights: number): Promise<unknown> =>
  sql`update players set energy = 1000, fights = ${fights}, wins = least(wins, ${fights})`.execute(db)

const FEW_MESSAGES = 100
const POLL_MS = 200
const backlog = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ messages: bigint }>`select count(*) as messages from outbox`.execute(db)
  return Number(rows[0]?.messages)
}

/** Starts a build on its database and lets the players join, unless they have. */
export const startMeasuredBuild = async (
  surroundings: BenchSurroundings,
  {
    name,
    file,
    serverPostgresUrl = surroundings.postgresUrl,
    env = {},
    nodeArguments = [],
    args = [],
  }: {
    readonly name: string
    readonly file: string
    /** Where the server, but not the bench, finds PostgreSQL. */
    readonly serverPostgresUrl?: string
    readonly env?: Readonly<Record<string, string>>
    readonly nodeArguments?: readonly string[]
    readonly args?: readonly string[]
  },
): Promise<MeasuredBuild> => {
  const { client, watch, token, players, width, postgresUrl } = surroundings
  const database = `bench_${name}`
  await sql
    .raw(`create database ${database}`)
    .execute(watch)
    .catch((error: { code?: string }) => {
      if (error.code !== '42P04') throw error
    })
  const server: BenchServer = await startBuiltServer(
    file,
    { ...surroundings.env, BOT_TOKEN: token, DATABASE_URL: databaseUrl(serverPostgresUrl, database), ...env },
    nodeArguments,
    args,
  )
  const own: OpenDatabase = createDb(databaseUrl(postgresUrl, database), { max: 1, statementTimeoutMs: 0 })
  const read = (): Promise<ProcessorReading> => readProcessorTime(watch, { serverPid: server.pid, database })

  const load = (
    call: string,
    ids: readonly number[],
    further: Pick<CallsJob, 'bodies' | 'keepAnswers' | 'revisits'> = {},
  ): Promise<LoadAnswer> =>
    client.run({
      kind: 'calls',
      address: server.address,
      token,
      call,
      players: ids,
      width,
      ...further,
    })

  const measured = async (call: string, revisits = false): Promise<Measurement> => {
    const before = await read()
    const { seconds } = await load(call, players, { revisits })
    const { node, postgres } = processorMicrosBetween(before, await read())
    const share = tellsProcessorTime ? players.length : Number.NaN
    return { seconds, node: node / share, postgres: postgres / share }
  }

  const { rows } = await sql<{ joined: bigint }>`select count(*) as joined from players where not npc`.execute(own.db)
  if (Number(rows[0]?.joined) < players.length) {
    await load(CALLS.onboard, players, { bodies: players.map((id) => ({ house_id: id % HOUSES })) })
    await sql`vacuum analyze`.execute(own.db)
  }
  return {
    name,
    db: own.db,
    async claims() {
      await letAnHourPass(own.db)
      return measured(CALLS.claim)
    },
    openings: () => measured(CALLS.home),
    returns: () => measured(CALLS.home, true),
    async fights() {
      await readyToFight(own.db, 10)
      const found = await measured(CALLS.find)
      await letTheOpponentBeSeen(own.db)
      const fought = await measured(CALLS.fight)
      return {
        seconds: found.seconds + fought.seconds,
        node: found.node + fought.node,
        postgres: found.postgres + fought.postgres,
      }
    },
    messages: () => backlog(own.db),
    async deliveries() {
      const before = await read()
      const messages = await backlog(own.db)
      if (messages < FEW_MESSAGES) return null
      const begun = performance.now()
      while ((await backlog(own.db)) > 0) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      const { node, postgres } = processorMicrosBetween(before, await read())
      return { seconds: (performance.now() - begun) / 1000, node: node / messages, postgres: postgres / messages }
    },
    async calls(call, playerIds) {
      await load(call, playerIds)
    },
    async call(playerId, call) {
      if (call === CALLS.claim) await letAnHourPass(own.db)
      if (call === CALLS.fight) await letTheOpponentBeSeen(own.db)
      const { answers } = await load(call, [playerId], { keepAnswers: true })
      return (answers[0] as { data: unknown }).data
    },
    async stop() {
      await server.stop()
      await own.close()
    },
  }
}
