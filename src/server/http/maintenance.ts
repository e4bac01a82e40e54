import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { readFact, writeFact } from '../db/world-facts.ts'

const FACT = 'maintenance'

/** Whether the operator has closed the game (row 11). */
const readMaintenance = async (db: Kysely<Database>): Promise<boolean> => {
  const fact = (await readFact(db, FACT)) as { on?: boolean } | undefined
  return fact?.on === true
}

/** Closes or opens the game for players; every process follows within a second. */
export const setMaintenance = async (db: Kysely<Database>, on: boolean): Promise<void> => {
  await writeFact(db, FACT, { on })
}

/** Reads the maintenance fact at most once per `cacheMs`. */
export const createMaintenanceGate = (db: Kysely<Database>, cacheMs: number): (() => Promise<boolean>) => {
  let known: Promise<boolean> | null = null
  // The process's own monotonic time: the game's clock may be frozen by a test.
  let askedAtMs = 0
  return () => {
    const nowMs = performance.now()
    if (known !== null && nowMs - askedAtMs < cacheMs) return known
    askedAtMs = nowMs
    const asked = readMaintenance(db)
    known = asked
    asked.catch(() => {
      if (known === asked) known = null
    })
    return asked
  }
}
