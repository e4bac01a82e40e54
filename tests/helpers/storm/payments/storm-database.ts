import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'
import { createDb, type OpenDatabase } from '#server/db/connection.ts'
import type { Db } from '#server/db/database.ts'
import {
  createDatabase,
  dropDatabase,
  isCitusUnderTest,
  killWorker,
  onEveryNode,
  recoverPrepared,
  startWorker,
} from '#tests/helpers/database/citus.ts'
import { startOwnPostgres } from '#tests/helpers/database/own-postgres.ts'

export interface StormDatabase {
  url(): string
  db(): Db
  /** Ends the database at once, as `kill -9` does, and starts it again; on a cluster node by node. */
  kill(): Promise<void>
  /** Makes a backup. No call may run meanwhile. */
  keep(): Promise<void>
  /** Returns to the newest backup. No call may run meanwhile. */
  restore(): Promise<void>
  drop(): Promise<void>
}

const OBJECT_IN_USE = '55006'
const TRIES = 100
const PAUSE_MS = 100

const again = async (work: () => Promise<unknown>, isExpected: (error: unknown) => boolean): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await work()
      return
    } catch (error) {
      if (tries === TRIES || !isExpected(error)) throw error
      await pause(PAUSE_MS)
    }
  }
}

const isInUse = (error: unknown): boolean => (error as { code?: string }).code === OBJECT_IN_USE

const at = (url: string, name: string): string => {
  const there = new URL(url)
  there.pathname = `/${name}`
  return there.href
}

const clone = async (serverUrl: string, from: string, to: string): Promise<void> => {
  await onEveryNode(serverUrl, `alter database ${from} allow_connections false`)
  await again(async () => {
    await onEveryNode(
      serverUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${from}' and pid <> pg_backend_pid()`,
    )
    await onEveryNode(serverUrl, `drop database if exists ${to} with (force)`)
    await createDatabase(serverUrl, to, from)
  }, isInUse)
  await onEveryNode(serverUrl, `alter database ${from} allow_connections true`)
  // A copied sequence assumes that its next values are in the WAL. If it were killed before a checkpoint, it would
  // repeat them.
  await onEveryNode(serverUrl, 'checkpoint')
}

interface Place {
  readonly serverUrl: string
  readonly template: string
  readonly prefix: string
  kill(turn: number): Promise<void>
  drop(): Promise<void>
}

const ownPlace = async (): Promise<Place> => {
  const postgres = await startOwnPostgres(['max_connections=200'], 1)
  const kill = async (): Promise<void> => {
    const [pid] = readFileSync(path.join(postgres.dataDir, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
    // Backends need a moment to notice the kill and to free their memory.
    await again(
      () => postgres.start(),
      () => true,
    )
    await again(
      () => onEveryNode(at(postgres.url, 'template1'), 'select 1'),
      () => true,
    )
  }
  return {
    serverUrl: at(postgres.url, 'template1'),
    template: 'postgres',
    prefix: 'payments',
    kill,
    drop: () => postgres.drop(),
  }
}

const clusterPlace = (): Place => {
  const serverUrl = inject('databaseServerUrl')
  const template = inject('databaseTemplate')
  const kill = async (turn: number): Promise<void> => {
    const node = ([1, 2, 0] as const)[turn % 3] ?? 1
    await killWorker(node)
    await startWorker(node)
  }
  // The run's end drops all databases of this prefix.
  return { serverUrl, template, prefix: `${template}_payments`, kill, drop: async () => undefined }
}

export const openStormDatabase = async (): Promise<StormDatabase> => {
  const { serverUrl, template, prefix, kill, drop } = isCitusUnderTest() ? clusterPlace() : await ownPlace()
  let [number, kills] = [0, 0]
  let kept: string | null = null
  const nameOf = (place: number): string => `${prefix}_${place}`
  const open = (): OpenDatabase => createDb(at(serverUrl, nameOf(number)), { max: 4 })
  await again(async () => {
    // On a cluster the databases of an earlier storm exist until the run ends.
    await dropDatabase(serverUrl, nameOf(0))
    await createDatabase(serverUrl, nameOf(0), template)
  }, isInUse)
  let now = open()
  /** Settles prepared transactions that a killed node left. */
  const decide = async (): Promise<void> => {
    if (!isCitusUnderTest()) return
    await again(
      () => recoverPrepared(at(serverUrl, nameOf(number))),
      () => true,
    )
  }
  return {
    url: () => at(serverUrl, nameOf(number)),
    db: () => now.db,
    kill: async () => {
      await kill(kills)
      kills += 1
      await decide()
    },
    keep: async () => {
      await decide()
      kept = nameOf(number + 1)
      await now.close()
      await clone(serverUrl, nameOf(number), kept)
      now = open()
    },
    restore: async () => {
      if (kept === null) throw new Error('There is no copy to restore.')
      kept = null
      await now.close()
      number += 1
      now = open()
    },
    drop: async () => {
      await now.close()
      await drop()
    },
  }
}
