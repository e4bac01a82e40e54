import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'

/** Whether this machine tells the processor time of other processes: Linux does. */
export const tellsProcessorTime = existsSync('/proc/self/schedstat')

/** Processor time of a process and all its threads so far, in µs; null when it is gone. */
const processMicros = (pid: number): number | null => {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const nanos = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    return nanos.reduce((sum, nano) => sum + nano, 0) / 1000
  } catch {
    return null
  }
}

/** The processes that a process has started and that are still there. */
export const childrenOf = (pid: number): number[] => {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return text === '' ? [] : text.split(' ').map(Number)
  } catch {
    return []
  }
}

/** Processor time of a process and of those that it has started, in µs. */
export const treeMicros = (pid: number): number =>
  (processMicros(pid) ?? 0) + childrenOf(pid).reduce((sum, child) => sum + treeMicros(child), 0)

/** Whose processor time is taken: a server, and the PostgreSQL backends of its database. */
interface Measured {
  readonly serverPid: number
  readonly database: string
}

/** Processor time so far, in µs: of the server in all its processes, and of each backend by its process id. */
export interface ProcessorReading {
  readonly node: number
  readonly backends: ReadonlyMap<number, number>
}

/** @param watch a connection to another database of the same PostgreSQL */
export const readProcessorTime = async (
  watch: Kysely<Database>,
  { serverPid, database }: Measured,
): Promise<ProcessorReading> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = ${database} and backend_type = 'client backend'`.execute(watch)
  const backends = rows.flatMap(({ pid }): [number, number][] => {
    const micros = processMicros(pid)
    return micros === null ? [] : [[pid, micros]]
  })
  return { node: treeMicros(serverPid), backends: new Map(backends) }
}

/** Processor time between two readings, in µs. A backend that was opened between them counts whole. */
export const processorMicrosBetween = (
  before: ProcessorReading,
  after: ProcessorReading,
): { readonly node: number; readonly postgres: number } => ({
  node: after.node - before.node,
  postgres: [...after.backends].reduce((sum, [pid, micros]) => sum + micros - (before.backends.get(pid) ?? 0), 0),
})
