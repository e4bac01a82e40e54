import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Database } from './database.ts'
import { m001FirstPlayable } from './migrations/m001-first-playable.ts'
import { m002Challenges } from './migrations/m002-challenges.ts'
import { m003Account } from './migrations/m003-account.ts'
import { m004Economy } from './migrations/m004-economy.ts'
import { m005Social } from './migrations/m005-social.ts'
import { m007Notifications } from './migrations/m007-notifications.ts'
import { m008ShownMatches } from './migrations/m008-shown-matches.ts'
import { m009LedgerSides } from './migrations/m009-ledger-sides.ts'
import { m010OwnerKeys } from './migrations/m010-owner-keys.ts'
import { m012NamesAndFriendships } from './migrations/m012-names-and-friendships.ts'
import { m013AccountJobs } from './migrations/m013-account-jobs.ts'
import { m014Outbox } from './migrations/m014-outbox.ts'
import { m015BoardOrder } from './migrations/m015-board-order.ts'
import { m016GuardedWrites } from './migrations/m016-guarded-writes.ts'
import { m017DefencesAndMatches } from './migrations/m017-defences-and-matches.ts'
import { m018Inviters } from './migrations/m018-inviters.ts'
import { m019ItemsAndLuck } from './migrations/m019-items-and-luck.ts'
import { m020FewRows } from './migrations/m020-few-rows.ts'
import { m021Collection } from './migrations/m021-collection.ts'
import { m022RefineReady } from './migrations/m022-refine-ready.ts'
import { m023NextSeed } from './migrations/m023-next-seed.ts'
import { m024Market } from './migrations/m024-market.ts'
import { m025MarketWatch } from './migrations/m025-market-watch.ts'
import { m026WornStones } from './migrations/m026-worn-stones.ts'
import { m027MarketSales } from './migrations/m027-market-sales.ts'
import { m028Guilds } from './migrations/m028-guilds.ts'
import { m029Bosses } from './migrations/m029-bosses.ts'
import { m030BossBoards } from './migrations/m030-boss-boards.ts'
import { m031GuildLooks } from './migrations/m031-guild-looks.ts'
import { m032BossesMet } from './migrations/m032-bosses-met.ts'
import { m033BansUnderLock } from './migrations/m033-bans-under-lock.ts'
import { m034CrowdMarks } from './migrations/m034-crowd-marks.ts'
import { m035ItemsById } from './migrations/m035-items-by-id.ts'
import { m036GuildWords } from './migrations/m036-guild-words.ts'
import { m037GiveByAsset } from './migrations/m037-give-by-asset.ts'

/** Every migration in order. A static list, so that the bundled server carries them; a landed one is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-first-playable': m001FirstPlayable,
  '002-challenges': m002Challenges,
  '003-account': m003Account,
  '004-economy': m004Economy,
  '005-social': m005Social,
  '007-notifications': m007Notifications,
  '008-shown-matches': m008ShownMatches,
  '009-ledger-sides': m009LedgerSides,
  '010-owner-keys': m010OwnerKeys,
  '012-names-and-friendships': m012NamesAndFriendships,
  '013-account-jobs': m013AccountJobs,
  '014-outbox': m014Outbox,
  '015-board-order': m015BoardOrder,
  '016-guarded-writes': m016GuardedWrites,
  '017-defences-and-matches': m017DefencesAndMatches,
  '018-inviters': m018Inviters,
  '019-items-and-luck': m019ItemsAndLuck,
  '020-few-rows': m020FewRows,
  '021-collection': m021Collection,
  '022-refine-ready': m022RefineReady,
  '023-next-seed': m023NextSeed,
  '024-market': m024Market,
  '025-market-watch': m025MarketWatch,
  '026-worn-stones': m026WornStones,
  '027-market-sales': m027MarketSales,
  '028-guilds': m028Guilds,
  '029-bosses': m029Bosses,
  '030-boss-boards': m030BossBoards,
  '031-guild-looks': m031GuildLooks,
  '032-bosses-met': m032BossesMet,
  '033-bans-under-lock': m033BansUnderLock,
  '034-crowd-marks': m034CrowdMarks,
  '035-items-by-id': m035ItemsById,
  '036-guild-words': m036GuildWords,
  '037-give-by-asset': m037GiveByAsset,
}

/** A database that lacks it has never been played on. */
export const FIRST_MIGRATION = '001-first-playable'

const migratorOf = (db: Kysely<Database>): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })

/** Whether a newer build has migrated further already: this one serves beside it, as in a rolling deploy. */
const isNewer = async (db: Kysely<Database>): Promise<boolean> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return false
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  const executed = new Set(rows.map(({ name }) => name))
  const known = Object.keys(migrations)
  return executed.size > known.length && known.every((name) => executed.has(name))
}

/**
 * Brings the database up to date; concurrent processes wait for each other. A database that a newer build has migrated
 * stays as it is.
 * @returns the names of the migrations that ran now.
 */
export const migrate = async (db: Kysely<Database>): Promise<readonly string[]> => {
  if (await isNewer(db)) return []
  const { error, results = [] } = await migratorOf(db).migrateToLatest()
  const failed = results.find((result) => result.status === 'Error')
  if (error !== undefined) {
    throw new Error(`The database migration ${failed?.migrationName ?? ''} failed.`, { cause: error })
  }
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
}

/** Names of this build's migrations that the database lacks. */
export const pendingMigrations = async (db: Kysely<Database>): Promise<readonly string[]> => {
  const known = await migratorOf(db).getMigrations()
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}

/** Whether the database has every migration of this build. */
export const isMigrated = async (db: Kysely<Database>): Promise<boolean> => (await pendingMigrations(db)).length === 0
