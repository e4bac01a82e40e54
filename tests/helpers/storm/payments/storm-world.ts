import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { CallName } from '#contracts/calls.ts'
import type { CallData, CallInput } from '#contracts/schemas.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { runAdmin } from '#tests/helpers/server/run-admin.ts'
import { signedRequest } from '../signed-request.ts'
import { openStormDatabase, type StormDatabase } from './storm-database.ts'
import { type StormConfig, type StormProcesses, startStormProcesses } from './storm-processes.ts'

/** `keep` makes a backup, `restore` returns to it. The others kill and restart. */
export type Blow = 'game' | 'database' | 'messenger' | 'keep' | 'restore'

export interface StormWorld {
  readonly database: StormDatabase
  readonly processes: StormProcesses
  /** Sends a call once. 'refused' for an API error; null without an answer or on server trouble. */
  call<N extends CallName>(name: N, input: CallInput<N>, as: number): Promise<CallData<N> | 'refused' | null>
  /** Runs an operator's command. Null if the command is refused or the database is away. */
  admin(...args: readonly string[]): Promise<readonly string[] | null>
  /** Makes the fake messenger do something. Null when it is away or too slow. */
  deed<T>(name: string, body: object): Promise<T | null>
  /** Runs a job. Returns whether it finished. */
  job(name: string): Promise<boolean>
  strike(blow: Blow): Promise<void>
  up(): Promise<void>
  readonly blows: ReadonlyMap<Blow, number>
  close(): Promise<void>
}

const CALL_MS = 20_000
const JOB_TRIES = 600
const JOB_PAUSE_MS = 50

/** `afterMessenger` runs at the start and after each restart of the fake messenger. */
export const openStormWorld = async (
  setting: StormConfig,
  afterMessenger: (world: StormWorld) => Promise<void>,
): Promise<StormWorld> => {
  const database = await openStormDatabase()
  const processes = await startStormProcesses(setting)
  const blows = new Map<Blow, number>()
  let bringing: Promise<void> = processes.startGame(database.url())

  const withoutGame = async (work: () => Promise<void>): Promise<void> => {
    await processes.killGame()
    await work()
    await processes.startGame(database.url())
  }
  const strokes: Readonly<Record<Blow, () => Promise<void>>> = {
    game: () => withoutGame(async () => undefined),
    database: () => database.kill(),
    messenger: async () => {
      await processes.killMessenger()
      await afterMessenger(world)
    },
    keep: () => withoutGame(() => database.keep()),
    restore: () => withoutGame(() => database.restore()),
  }
  const world: StormWorld = {
    database,
    processes,
    blows,
    call: async (name, input, as) => {
      const { botToken, address, nowMs } = processes
      const { url, init } = signedRequest({ name, input, as, key: randomUUID() }, { botToken, nowMs: nowMs() })
      try {
        const answer = await fetch(`${address}${url}`, { ...init, signal: AbortSignal.timeout(CALL_MS) })
        const { data } = (await answer.json()) as { data?: unknown }
        if (answer.status >= 500) return null
        return answer.status === 200 ? (data as never) : 'refused'
      } catch {
        return null
      }
    },
    admin: async (...args) => {
      const scope = { db: database.db(), nowMs: processes.nowMs(), entropy: systemEntropy, who: 'storm' }
      return runAdmin(scope, [...args, '--why', 'a storm']).catch(() => null)
    },
    deed: (name, body) => processes.control<never>(name, body).catch(() => null),
    job: async (name) => {
      try {
        const { rows } = await sql<{ id: bigint }>`
          select id from graphile_worker.add_job(${name}::text)`.execute(database.db())
        for (let tries = 0; tries < JOB_TRIES; tries += 1) {
          const left = await sql`
            select from graphile_worker._private_jobs where id = ${rows[0]?.id}`.execute(database.db())
          if (left.rows.length === 0) return true
          await pause(JOB_PAUSE_MS)
        }
      } catch {
        // The database was killed. The caller may enqueue the job again.
      }
      return false
    },
    strike: (blow) => {
      bringing = bringing.then(strokes[blow])
      blows.set(blow, (blows.get(blow) ?? 0) + 1)
      return bringing
    },
    up: () => bringing,
    close: async () => {
      await bringing.catch(() => undefined)
      await processes.stop()
      await database.drop()
    },
  }
  await afterMessenger(world)
  await bringing
  return world
}
