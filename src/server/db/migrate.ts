import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely'
import { OperatorError } from '../operator-error.ts'
import type { Database } from './database.ts'
import { inOrder } from './distribute.ts'
import { m001Server } from './migrations/m001-server.ts'
import { m002Players } from './migrations/m002-players.ts'
import { m003Ledger } from './migrations/m003-ledger.ts'
import { m004Account } from './migrations/m004-account.ts'
import { m005Mining } from './migrations/m005-mining.ts'
import { m006Items } from './migrations/m006-items.ts'
import { m007Luck } from './migrations/m007-luck.ts'
import { m008Kombat } from './migrations/m008-kombat.ts'
import { m009Season } from './migrations/m009-season.ts'
import { m010Hunt } from './migrations/m010-hunt.ts'
import { m011Tasks } from './migrations/m011-tasks.ts'
import { m012Friends } from './migrations/m012-friends.ts'
import { m013Notifications } from './migrations/m013-notifications.ts'
import { m014Market } from './migrations/m014-market.ts'
import { m015Guild } from './migrations/m015-guild.ts'
import { m016Boss } from './migrations/m016-boss.ts'
import { m017Functions } from './migrations/m017-functions.ts'
import { m018Queues } from './migrations/m018-queues.ts'
import { m019Due } from './migrations/m019-due.ts'
import { m020Touches } from './migrations/m020-touches.ts'
import { m021PackedFights } from './migrations/m021-packed-fights.ts'
import { m022Claim } from './migrations/m022-claim.ts'
import { m023MatchStorage } from './migrations/m023-match-storage.ts'
import { m024LedgerArchive } from './migrations/m024-ledger-archive.ts'
import { m025Fight } from './migrations/m025-fight.ts'
import { m027PlainExpressions } from './migrations/m027-plain-expressions.ts'
import { m028FirstDays } from './migrations/m028-first-days.ts'
import { m029TokBoard } from './migrations/m029-tok-board.ts'
import { m030Season } from './migrations/m030-season.ts'
import { m031SeasonRanks } from './migrations/m031-season-ranks.ts'
import { m032Medals } from './migrations/m032-medals.ts'
import { m033Leagues } from './migrations/m033-leagues.ts'
import { m034SeasonCards } from './migrations/m034-season-cards.ts'
import { m035SeasonEdges } from './migrations/m035-season-edges.ts'
import { m037SeasonResults } from './migrations/m037-season-results.ts'
import { m039Tournament } from './migrations/m039-tournament.ts'
import { m040Shop } from './migrations/m040-shop.ts'
import { m041BoundUntil } from './migrations/m041-bound-until.ts'
import { m042Payments } from './migrations/m042-payments.ts'
import { m043PetName } from './migrations/m043-pet-name.ts'
import { m044ChargeIds } from './migrations/m044-charge-ids.ts'
import { m045Wallet } from './migrations/m045-wallet.ts'
import { m046Vote } from './migrations/m046-vote.ts'
import { m047OrderTimes } from './migrations/m047-order-times.ts'
import { m048TonPrizes } from './migrations/m048-ton-prizes.ts'
import { m049Showcase } from './migrations/m049-showcase.ts'
import { m050Airdrop } from './migrations/m050-airdrop.ts'
import { m051Receipts } from './migrations/m051-receipts.ts'
import { m052UnlistedCharges } from './migrations/m052-unlisted-charges.ts'
import { m053KeptTonPrizes } from './migrations/m053-kept-ton-prizes.ts'
import { m054StatValues } from './migrations/m054-stat-values.ts'
import { m055GuildLeading } from './migrations/m055-guild-leading.ts'
import { m056WornPurchases } from './migrations/m056-worn-purchases.ts'
import { m057PaidItems } from './migrations/m057-paid-items.ts'
import { m058ReadableNames } from './migrations/m058-readable-names.ts'

interface GameMigration extends Migration {
  /** Whether processes of older builds cannot work beside it: the game is closed for them before it runs. */
  readonly stopsOlder?: true
}

/** Migrations by their names, in order. */
export type Migrations = Readonly<Record<string, GameMigration>>

/** Every migration in order. A static list, so that the bundled server carries them; a landed one is never edited. */
export const migrations: Migrations = {
  '001-server': m001Server,
  '002-players': m002Players,
  '003-ledger': m003Ledger,
  '004-account': m004Account,
  '005-mining': m005Mining,
  '006-items': m006Items,
  '007-luck': m007Luck,
  '008-kombat': m008Kombat,
  '009-season': m009Season,
  '010-hunt': m010Hunt,
  '011-tasks': m011Tasks,
  '012-friends': m012Friends,
  '013-notifications': m013Notifications,
  '014-market': m014Market,
  '015-guild': m015Guild,
  '016-boss': m016Boss,
  '017-functions': m017Functions,
  '018-queues': m018Queues,
  '019-due': m019Due,
  '020-touches': m020Touches,
  '021-packed-fights': m021PackedFights,
  '022-claim': m022Claim,
  '023-match-storage': m023MatchStorage,
  '024-ledger-archive': m024LedgerArchive,
  '025-fight': m025Fight,
  '027-plain-expressions': m027PlainExpressions,
  '028-first-days': m028FirstDays,
  '029-tok-board': m029TokBoard,
  '030-season': m030Season,
  '031-season-ranks': m031SeasonRanks,
  '032-medals': m032Medals,
  '033-leagues': m033Leagues,
  '034-season-cards': m034SeasonCards,
  '035-season-edges': m035SeasonEdges,
  '037-season-results': m037SeasonResults,
  '039-tournament': m039Tournament,
  '040-shop': m040Shop,
  '041-bound-until': m041BoundUntil,
  '042-payments': m042Payments,
  '043-pet-name': m043PetName,
  '044-charge-ids': m044ChargeIds,
  '045-wallet': m045Wallet,
  '046-vote': m046Vote,
  '047-order-times': m047OrderTimes,
  '048-ton-prizes': m048TonPrizes,
  '049-showcase': m049Showcase,
  '050-airdrop': m050Airdrop,
  '051-receipts': m051Receipts,
  '052-unlisted-charges': m052UnlistedCharges,
  '053-kept-ton-prizes': m053KeptTonPrizes,
  '054-stat-values': { ...m054StatValues, stopsOlder: true },
  '055-guild-leading': m055GuildLeading,
  '056-worn-purchases': m056WornPurchases,
  '057-paid-items': m057PaidItems,
  '058-readable-names': m058ReadableNames,
}

/** The SQLSTATE of PostgreSQL. */
const INSUFFICIENT_PRIVILEGE = '42501'

/** A database that lacks it has never been played on. */
export const FIRST_MIGRATION = '001-server'

/**
 * Names of the migrations that the database has.
 * @throws OperatorError when it has another build's in place of one of these: nothing brings it up to date
 */
const executedMigrations = async (db: Kysely<Database>, known: Migrations): Promise<readonly string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  const executed = rows.map(({ name }) => name).sort()
  const names = Object.keys(known)
  const foreign = executed.find((name, index) => index < names.length && name !== names[index])
  if (foreign !== undefined)
    throw new OperatorError(
      `The database is of a build that this one does not continue (its migration ${foreign}), and stays as it is: start on an empty one.`,
    )
  return executed
}

/** Names of this build's migrations that the database lacks; none of one that a newer build has migrated. */
export const pendingMigrations = async (db: Kysely<Database>, known = migrations): Promise<readonly string[]> =>
  Object.keys(known).slice((await executedMigrations(db, known)).length)

/** Whether the database has every migration of this build. */
export const isMigrated = async (db: Kysely<Database>): Promise<boolean> => (await pendingMigrations(db)).length === 0

/** These, each as a cluster takes it beside the others in one transaction. */
const inOrderEach = (known: Migrations): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(known).map(([name, { up }]) => [
      name,
      {
        up: async (db) => {
          await inOrder(db)
          await up(db)
        },
      },
    ]),
  )

/**
 * Brings the database up to date; concurrent processes wait for each other. A database that a newer build has migrated
 * stays as it is: this one serves beside it, as in a rolling deploy.
 * @returns the names of the migrations that ran now
 * @throws OperatorError when it is of a build that this one does not continue
 */
export const migrate = async (db: Kysely<Database>, known = migrations): Promise<readonly string[]> => {
  if ((await pendingMigrations(db, known)).length === 0) return []
  const migrator = new Migrator({ db, provider: { getMigrations: async () => inOrderEach(known) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  const failed = results.find((result) => result.status === 'Error')
  if (error !== undefined) {
    if ((error as { readonly code?: unknown }).code === INSUFFICIENT_PRIVILEGE)
      throw new OperatorError(
        `The database does not let this role do it (${(error as Error).message}): grant it all rights on the database and its schema public.`,
        { cause: error },
      )
    throw new Error(`The database migration ${failed?.migrationName ?? ''} failed.`, { cause: error })
  }
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
}
