import type { Db } from '#server/db/database.ts'
import { migrations } from '#server/db/migrations.ts'
import { readWorldSetting, SEASON_CALENDAR, writeWorldSetting } from '#server/db/world-settings.ts'
import { atMostEvery } from './at-most-every.ts'

const FACT = 'maintenance'

/**
 * Every build understands `on`. `migration` is the name of the migration that closed the game for processes without it.
 */
interface MaintenanceFact {
  readonly on: boolean
  readonly migration?: string
}

/** Null if no newer build's migration has closed this build. */
export const closingMigration = async (db: Db): Promise<string | null> => {
  const fact = (await readWorldSetting(db, FACT)) as MaintenanceFact | undefined
  if (fact?.on !== true || fact.migration === undefined) return null
  return migrations[fact.migration] === undefined ? fact.migration : null
}

/** True if the operator, or a migration unknown to this build, has closed the game (row 11). */
const readMaintenance = async (db: Db): Promise<boolean> => {
  const fact = (await readWorldSetting(db, FACT)) as MaintenanceFact | undefined
  return fact?.on === true && (fact.migration === undefined || migrations[fact.migration] === undefined)
}

/** Closes the game for processes without this migration until they are replaced. An operator's maintenance stays on. */
export const closeForMigration = async (db: Db, migration: string): Promise<void> => {
  const fact = (await readWorldSetting(db, FACT)) as MaintenanceFact | undefined
  const isByOperator = fact?.on === true && fact.migration === undefined
  if (!isByOperator) await writeWorldSetting(db, FACT, { on: true, migration })
}

/** Every process follows within a second. */
export const setMaintenance = async (db: Db, on: boolean): Promise<void> => {
  await writeWorldSetting(db, FACT, { on })
}

export const createMaintenanceGate = (db: Db, cacheMs: number): (() => Promise<boolean>) =>
  atMostEvery(cacheMs, () => readMaintenance(db))

/** Start of the first season (R28) in ms since the epoch. Null if it is not set yet. */
const readFirstSeasonStartMs = async (db: Db): Promise<number | null> => {
  const fact = (await readWorldSetting(db, SEASON_CALENDAR)) as { readonly firstStartMs?: number } | undefined
  return fact?.firstStartMs ?? null
}

export const createFirstSeasonGate = (db: Db, cacheMs: number): (() => Promise<number | null>) =>
  atMostEvery(cacheMs, () => readFirstSeasonStartMs(db))
