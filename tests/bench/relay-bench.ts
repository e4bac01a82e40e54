import '../helpers/setup/built-art.ts'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { createDb } from '../../src/server/db/connection.ts'
import { startEmbeddedPostgres } from '../../src/server/run/embedded-postgres.ts'
import { openFolder } from '../helpers/database/open-folder.ts'
import { startBotApi } from '../helpers/server/bot-api.ts'
import { buildServerOf, startBuiltServer } from './build-under-bench.ts'
import { printFigure } from './figure.ts'
import { databaseUrl } from './measured-build.ts'
import {
  childrenOf,
  type ProcessorReading,
  processorMicrosBetween,
  readProcessorTime,
  tellsProcessorTime,
} from './processor-time.ts'

/**
 * What calls do to other players, delivered by a server of two processes: the bench writes the messages of fights that nobody
 * fought. Processor time is that of both processes and of all their backends, jobs at rest included; what the bench itself writes and
 * asks is left out.
 */
const PLAYERS = 100_000
const A_SECOND = 1000
const SECONDS = Number(process.env.RELAY_SECONDS ?? 30)
const WAITING = Number(process.env.RELAY_WAITING ?? 100_000)
const KILLS = Number(process.env.RELAY_KILLS ?? 6)
const SECONDS_A_KILL = 5
/** Of so many messages while processes are killed one pays an inviter, whom a second payment would show. */
const REWARD_EVERY = 20
const TICK_MS = 100
const MESSENGER_ANSWERS_MS = 100
/** Messages of the bot that wait when the first process is killed: more than all this time's. */
const BOT_MESSAGES = 30 * SECONDS_A_KILL * KILLS
/** Messages under way at a time; so many may be lost by a kill. */
const UNDER_WAY = 10
/** Issue 32's. */
const BARS = { oldestMs: 2000, aProcessorSecond: 8000, botMessagesASecond: 30 } as const

const dataDir = openFolder('house-kombat-relay-')
const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') })
const watch = createDb(postgres.url, { max: 1, statementTimeoutMs: 0 })
const sends: { readonly atMs: number; readonly chatId: unknown }[] = []
const messenger = await startBotApi({
  answerAfterMs: MESSENGER_ANSWERS_MS,
  onCall: ({ method, payload }) => {
    if (method === 'sendMessage') sends.push({ atMs: performance.now(), chatId: payload.chat_id })
  },
})
const database = 'relay'
await sql.raw(`create database ${database}`).execute(watch.db)
const server = await startBuiltServer(
  await buildServerOf(null),
  {
    BOT_TOKEN: '123456789:bench-token-of-house-kombat',
    BOT_API_ROOT: messenger.root,
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl(postgres.url, database),
  },
  [],
  ['--processes', '2'],
)
const own = createDb(databaseUrl(postgres.url, database), { max: 2, statementTimeoutMs: 0 })
const { db } = own
await sql`
  insert into players (id, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power)
  select n, 'p' || n, 'P', n % 8, 'rising-fury', now(), now(), 10, 400 from generate_series(1, ${PLAYERS}::int) as n`.execute(
  db,
)
await sql`vacuum analyze`.execute(db)

let written = 0
let rewards = 0
/** Writes messages as calls do, now. @param rewardEvery of so many one is an inviter's reward, others are of fights; 0: none */
const write = async (messages: number, rewardEvery = 0): Promise<void> => {
  await sql`
    insert into outbox (player_id, id, target_id, kind, payload, at, due_at)
    select 1 + n * 7919::bigint % ${PLAYERS}::int, gen_random_uuid(), 1 + n * 104729::bigint % ${PLAYERS}::int,
      case when ${rewardEvery}::int > 0 and n % greatest(${rewardEvery}::int, 1) = 0 then 'inviter-reward' else 'attacked' end,
      case when ${rewardEvery}::int > 0 and n % greatest(${rewardEvery}::int, 1) = 0
        then jsonb_build_object('nano', 1, 'reason', 'referral-share', 'qualifiedMs', 0) else '{}' end,
      now(), now()
    from generate_series(${written}::bigint, ${written + messages - 1}::bigint) as n`.execute(db)
  if (rewardEvery > 0) for (let n = written; n < written + messages; n++) if (n % rewardEvery === 0) rewards++
  written += messages
}

const backlog = async (): Promise<{ readonly messages: number; readonly ageMs: number }> => {
  const { rows } = await sql<{ messages: bigint; age: number | null }>`
    select count(*) as messages, extract(epoch from clock_timestamp() - min(at))::double precision * 1000 as age
    from outbox`.execute(db)
  return { messages: Number(rows[0]?.messages), ageMs: rows[0]?.age ?? 0 }
}

/** Writes at the rate for some seconds. @returns how old the oldest message ever was, in ms */
const writeFor = async (seconds: number, rewardEvery = 0): Promise<number> => {
  let oldestMs = 0
  const begun = performance.now()
  for (let tick = 1; tick <= (seconds * 1000) / TICK_MS; tick++) {
    await write((A_SECOND * TICK_MS) / 1000, rewardEvery)
    oldestMs = Math.max(oldestMs, (await backlog()).ageMs)
    await pause(Math.max(0, begun + tick * TICK_MS - performance.now()))
  }
  return oldestMs
}
/** Waits until nothing waits. @returns how old the oldest message ever was, in ms */
const emptied = async (): Promise<number> => {
  let oldestMs = 0
  for (let left = await backlog(); left.messages > 0; left = await backlog()) {
    oldestMs = Math.max(oldestMs, left.ageMs)
    await pause(TICK_MS)
  }
  return oldestMs
}

const benchBackends = async (): Promise<ReadonlySet<number>> => {
  const pid = async (): Promise<number> => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.2)`.execute(db)
    return rows[0]?.pid ?? 0
  }
  return new Set(await Promise.all([pid(), pid()]))
}
const ours = await benchBackends()
const read = async (): Promise<ProcessorReading> => {
  const { node, backends } = await readProcessorTime(watch.db, { serverPid: server.pid, database })
  return { node, backends: new Map([...backends].filter(([pid]) => !ours.has(pid))) }
}
/** Processor time of some work, in µs. */
const microsOf = async (work: () => Promise<void>): Promise<{ readonly node: number; readonly postgres: number }> => {
  const before = await read()
  await work()
  return processorMicrosBetween(before, await read())
}
const printProcessor = (name: string, messages: number, { node, postgres }: { node: number; postgres: number }) => {
  if (!tellsProcessorTime) return
  printFigure({ name: `${name}_node`, value: node / messages, unit: 'us a message' })
  printFigure({ name: `${name}_postgres`, value: postgres / messages, unit: 'us a message' })
  printFigure({
    name: `${name}_a_processor_second`,
    value: messages / ((node + postgres) / 1e6),
    unit: 'messages',
    bar: { atLeast: BARS.aProcessorSecond },
  })
}

await writeFor(5)
await emptied()
const REST_S = 5
const rest = await microsOf(async () => void (await pause(REST_S * 1000)))
printFigure({ name: 'relay_at_rest', value: (rest.node + rest.postgres) / REST_S / 1000, unit: 'ms a second' })

let oldestMs = 0
const steady = await microsOf(async () => {
  oldestMs = Math.max(await writeFor(SECONDS), await emptied())
})
printFigure({ name: 'relay_oldest_message', value: oldestMs, unit: 'ms', bar: { atMost: BARS.oldestMs } })
printProcessor('relay_steady', SECONDS * A_SECOND, steady)

await write(WAITING)
const begun = performance.now()
const draining = await microsOf(async () => void (await emptied()))
printFigure({ name: 'relay_backlog', value: WAITING / ((performance.now() - begun) / 1000), unit: 'messages a second' })
printProcessor('relay_backlog', WAITING, draining)

/** Kills one of the two processes that serve, each in its turn; another takes its place. */
const killOne = (kill: number): void => {
  const processes = childrenOf(server.pid)
  const pid = processes[kill % processes.length]
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
}
await sql`
  insert into preferences (player_id, value, saved_at)
  select n, '{"notifications":{"write_access":true,"quiet_from_min":0,"quiet_to_min":0,"time_zone":"UTC","kinds":["news"]}}', now()
  from generate_series(1, ${BOT_MESSAGES}::int) as n`.execute(db)
await sql`
  insert into notifications (player_id, kind, subject, at, state)
  select n, 'news', 'bench', now(), 'waiting' from generate_series(1, ${BOT_MESSAGES}::int) as n`.execute(db)
const sendingBegun = performance.now()
let oldestBesideKillsMs = 0
for (let kill = 0; kill < KILLS; kill++) {
  const writing = writeFor(SECONDS_A_KILL, REWARD_EVERY)
  await pause(TICK_MS * 5.5)
  killOne(kill)
  oldestBesideKillsMs = Math.max(oldestBesideKillsMs, await writing)
}
await emptied()
const sentMinutes = (performance.now() - sendingBegun) / 60_000
printFigure({ name: 'relay_oldest_message_beside_kills', value: oldestBesideKillsMs, unit: 'ms' })

const { rows: told } = await sql<{ defences: bigint; paid: bigint; movements: bigint }>`
  select (select count(*) from defences) as defences, (select coalesce(sum(amount), 0)::bigint from balances) as paid,
    (select count(*) from ledger) as movements`.execute(db)
const wrong = [
  Number(told[0]?.defences) - (written - rewards),
  Number(told[0]?.paid) - rewards,
  Number(told[0]?.movements) - rewards,
].reduce((sum, difference) => sum + Math.abs(difference), 0)
printFigure({ name: 'relay_kills', value: KILLS, unit: '' })
printFigure({ name: 'relay_written', value: written, unit: 'messages' })
printFigure({ name: 'relay_lost_or_doubled', value: wrong, unit: 'messages', bar: { atMost: 0 } })

// Those under way end before the processes do.
await server.stop()
const toWhom = new Set(sends.map(({ chatId }) => chatId))
const inItsSecond = sends.map(
  ({ atMs }) => sends.filter((other) => other.atMs >= atMs && other.atMs < atMs + 1000).length,
)
const { rows: marked } = await sql<{ sent: bigint }>`
  select count(*) as sent from notifications where state = 'sent'`.execute(db)
printFigure({ name: 'bot_messages_a_minute', value: sends.length / sentMinutes, unit: '' })
printFigure({
  name: 'bot_messages_in_the_fullest_second',
  value: Math.max(0, ...inItsSecond),
  unit: '',
  bar: { atMost: BARS.botMessagesASecond },
})
printFigure({ name: 'bot_messages_doubled', value: sends.length - toWhom.size, unit: '', bar: { atMost: 0 } })
printFigure({
  name: 'bot_messages_lost_by_kills',
  value: Number(marked[0]?.sent) - toWhom.size,
  unit: '',
  bar: { atMost: KILLS * UNDER_WAY },
})
await own.close()
await watch.close()
await messenger.close()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
