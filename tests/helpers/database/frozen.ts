import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { OpenDatabase } from '#server/db/connection.ts'

export interface Frozen {
  thaw(): void
}

const freeze = (pids: readonly number[]): Frozen => {
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  return {
    thaw: () => {
      for (const pid of pids) process.kill(pid, 'SIGCONT')
    },
  }
}

const backendsOf = async ({ db }: OpenDatabase): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where backend_type = 'client backend' and datname = current_database()`.execute(db)
  return rows.map(({ pid }) => pid)
}

/** Freezes the open connections, like a network that drops every packet. New connections work. */
export const freezeConnections = async (database: OpenDatabase): Promise<Frozen> => freeze(await backendsOf(database))

export const freezeServer = async (database: OpenDatabase, dataDir: string): Promise<Frozen> => {
  const [postmaster] = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
  return freeze([Number(postmaster), ...(await backendsOf(database))])
}
