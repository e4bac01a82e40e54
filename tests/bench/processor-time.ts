import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

if (process.platform !== 'linux') throw new Error('Only Linux tells the processor time of other processes.')

/** Processor time of a process and all its threads so far, in µs; 0 when it is gone. */
const processMicros = (pid: number): number => {
  try {
    const nanos = readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    return nanos.reduce((sum, nano) => sum + nano, 0) / 1000
  } catch {
    return 0
  }
}

const childrenOf = (pid: number): number[] => {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return text === '' ? [] : text.split(' ').map(Number)
  } catch {
    return []
  }
}

const treeMicros = (pid: number): number =>
  processMicros(pid) + childrenOf(pid).reduce((sum, child) => sum + treeMicros(child), 0)

/** Processor time so far, in µs: of the server's processes together, and of each database backend by process id. */
export interface ProcessorReading {
  readonly node: number
  readonly backends: ReadonlyMap<number, number>
}

/** @param watch a connection to another database of the same PostgreSQL */
export const readProcessorTime = async (
  watch: Db,
  { serverPid, database }: { readonly serverPid: number; readonly database: string },
): Promise<ProcessorReading> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = ${database} and backend_type = 'client backend'`.execute(watch)
  return {
    node: treeMicros(serverPid),
    backends: new Map(rows.map(({ pid }): [number, number] => [pid, processMicros(pid)])),
  }
}

/** Processor time between two readings, in µs. A backend opened in between counts from its start. */
export const processorMicrosBetween = (
  before: ProcessorReading,
  after: ProcessorReading,
): { readonly node: number; readonly postgres: number } => ({
  node: after.node - before.node,
  postgres: [...after.backends].reduce((sum, [pid, micros]) => sum + micros - (before.backends.get(pid) ?? 0), 0),
})
