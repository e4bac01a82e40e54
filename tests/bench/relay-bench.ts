import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { createDb } from '#server/db/connection.ts'
import { startEmbeddedPostgres } from '#server/run/embedded-postgres.ts'
import { openFolder } from '#tests/helpers/database/open-folder.ts'
import { startBotApi } from '#tests/helpers/server/bot-api.ts'
import { printFigure } from './figure.ts'
import { BOT_TOKEN } from './load.ts'
import { growPlayers } from './million-players.ts'
import { type ProcessorReading, processorMicrosBetween, readProcessorTime } from './processor-time.ts'
import { buildServer, startBuiltServer } from './server-build.ts'

/**
 * Delivery of calls' effects on other players by a server of two processes. The bench writes the messages of fights
 * that were not fought. Processor time covers all jobs of both processes and all their backends, but not the bench's
 * own backends.
 */
const PLAYERS = 100_000
const A_SECOND = 1000
const SECONDS = Number(process.env.RELAY_SECONDS ?? 30)
const WAITING = Number(process.env.RELAY_WAITING ?? 100_000)
const REST_SECONDS = 5
const TICK_MS = 100
const BARS = { oldestMs: 2000, aProcessorSecond: 8000 } as const

const dataDir = openFolder('house-kombat-relay-')
const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') })
const watch = createDb(postgres.url, { max: 1, statementTimeoutMs: 0 })
const messenger = await startBotApi()
const database = 'relay'
await sql.raw(`create database ${database}`).execute(watch.db)
const url = postgres.url.replace(/\/postgres\?/, `/${database}?`)
const env = { BOT_TOKEN, BOT_API_ROOT: messenger.root, LOG_LEVEL: 'error', DATABASE_URL: url }
const server = await startBuiltServer(await buildServer(), env, ['--processes', '2'])
const own = createDb(url, { max: 1, statementTimeoutMs: 0 })
const { db } = own
await growPlayers(db, PLAYERS, Date.now())

let written = 0
const write = async (messages: number): Promise<void> => {
  await sql`
    insert into outbox (player_id, id, target_id, kind, payload, at, due_at)
    select 1 + n * 7919::bigint % ${PLAYERS}::int, gen_random_uuid(), 1 + n * 104729::bigint % ${PLAYERS}::int, 'attacked',
      '{}', now(), now()
    from generate_series(${written}::bigint, ${written + messages - 1}::bigint) as n`.execute(db)
  written += messages
}

const backlog = async (): Promise<{ readonly messages: number; readonly ageMs: number }> => {
  const { rows } = await sql<{ messages: bigint; age: number | null }>`
    select count(*) as messages, extract(epoch from clock_timestamp() - min(at))::double precision * 1000 as age
    from outbox`.execute(db)
  return { messages: Number(rows[0]?.messages), ageMs: rows[0]?.age ?? 0 }
}

let oldestMs = 0
/** Writes at the rate for some seconds, then waits until all is delivered. */
const writeFor = async (seconds: number): Promise<void> => {
  const begun = performance.now()
  for (let tick = 1; tick <= (seconds * 1000) / TICK_MS; tick++) {
    await write((A_SECOND * TICK_MS) / 1000)
    oldestMs = Math.max(oldestMs, (await backlog()).ageMs)
    await pause(Math.max(0, begun + tick * TICK_MS - performance.now()))
  }
  await emptied()
}
const emptied = async (): Promise<void> => {
  for (let left = await backlog(); left.messages > 0; left = await backlog()) {
    oldestMs = Math.max(oldestMs, left.ageMs)
    await pause(TICK_MS)
  }
}

const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
const read = async (): Promise<ProcessorReading> => {
  const { node, backends } = await readProcessorTime(watch.db, { serverPid: server.pid, database })
  return { node, backends: new Map([...backends].filter(([pid]) => pid !== rows[0]?.pid)) }
}
/** Processor time of some work, in µs. */
const microsOf = async (work: () => Promise<void>): Promise<{ readonly node: number; readonly postgres: number }> => {
  const before = await read()
  await work()
  return processorMicrosBetween(before, await read())
}
const printProcessor = (name: string, messages: number, { node, postgres }: { node: number; postgres: number }) => {
  printFigure({ name: `${name}_node`, value: node / messages, unit: 'µs/message' })
  printFigure({ name: `${name}_postgres`, value: postgres / messages, unit: 'µs/message' })
  const value = messages / ((node + postgres) / 1e6)
  printFigure({ name: `${name}_a_processor_second`, value, unit: 'messages', bar: { atLeast: BARS.aProcessorSecond } })
}

await writeFor(5)
const rest = await microsOf(() => pause(REST_SECONDS * 1000))
printFigure({ name: 'relay_at_rest', value: (rest.node + rest.postgres) / REST_SECONDS / 1000, unit: 'ms/s' })

oldestMs = 0
const steady = await microsOf(() => writeFor(SECONDS))
printFigure({ name: 'relay_oldest_message', value: oldestMs, unit: 'ms', bar: { atMost: BARS.oldestMs } })
printProcessor('relay_steady', SECONDS * A_SECOND, steady)

await write(WAITING)
const begun = performance.now()
const draining = await microsOf(emptied)
printFigure({ name: 'relay_backlog', value: WAITING / ((performance.now() - begun) / 1000), unit: 'messages/s' })
printProcessor('relay_backlog', WAITING, draining)

await server.stop()
await own.close()
await watch.close()
await messenger.close()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
