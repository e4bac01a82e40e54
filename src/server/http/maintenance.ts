import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { migrations } from '../db/migrations.ts'
import { readFact, SEASON_CALENDAR, writeFact } from '../db/world-facts.ts'
import { atMostEvery } from './at-most-every.ts'

const FACT = 'maintenance'

/** Every build reads `on`; `migration` closed the game for processes that lack it. */
interface MaintenanceFact {
  readonly on: boolean
  readonly migration?: string
}

/** The migration of a newer build that has closed this one for good; null without one. */
export const closingMigration = async (db: Kysely<Database>): Promise<string | null> => {
  const fact = (await readFact(db, FACT)) as MaintenanceFact | undefined
  if (fact?.on !== true || fact.migration === undefined) return null
  return migrations[fact.migration] === undefined ? fact.migration : null
}

/** Whether the game is closed (row 11): by the operator, or by a migration that this build does not know. */
const readMaintenance = async (db: Kysely<Database>): Promise<boolean> => {
  const fact = (await readFact(db, FACT)) as MaintenanceFact | undefined
  return fact?.on === true && (fact.migration === undefined || migrations[fact.migration] === undefined)
}

/**
 * Closes the game for processes of builds without this migration: they answer 503 until they are replaced. An operator's
 * own closing stays.
 */
export const closeForMigration = async (db: Kysely<Database>, migration: string): Promise<void> => {
  const fact = (await readFact(db, FACT)) as MaintenanceFact | undefined
  if (fact?.on !== true) await writeFact(db, FACT, { on: true, migration })
}

/** Closes or opens the game for players; every process follows within a second. */
export const setMaintenance = async (db: Kysely<Database>, on: boolean): Promise<void> => {
  await writeFact(db, FACT, { on })
}

/** Reads the maintenance fact at most once per `cacheMs`. */
export const createMaintenanceGate = (db: Kysely<Database>, cacheMs: number): (() => Promise<boolean>) =>
  atMostEvery(cacheMs, () => readMaintenance(db))

/** When the world's first season begins (R28), milliseconds since the epoch; null where nothing says so yet. */
const readOpening = async (db: Kysely<Database>): Promise<number | null> => {
  const fact = (await readFact(db, SEASON_CALENDAR)) as { readonly firstStartMs?: number } | undefined
  return fact?.firstStartMs ?? null
}

/** Reads when the first season begins at most once per `cacheMs`. */
export const createOpeningGate = (db: Kysely<Database>, cacheMs: number): (() => Promise<number | null>) =>
  atMostEvery(cacheMs, () => readOpening(db))
