import path from 'node:path'
import { sql } from 'kysely'
import { SETTING_NAMES, type ServerConfig } from '#server/config/config.ts'
import { misspelledVariables } from '#server/config/variable-names.ts'
import { type ConnectionOptions, createDb } from '#server/db/connection.ts'
import type { Db } from '#server/db/database.ts'
import { FIRST_MIGRATION, pendingMigrations } from '#server/db/migrate.ts'
import { noAnswerOf, OperatorError } from '#server/operators/operator-error.ts'
import { hasEmbeddedData } from './embedded-postgres.ts'
import { withDatabaseServer } from './launcher.ts'
import { loadConfig } from './load-config.ts'

interface GameOptions {
  /** True opens the database even if migrations of this build are missing. */
  readonly ofAnyBuild?: boolean
  /** 0 = no timeout. */
  readonly statementTimeoutMs?: number
}

const NO_GAME = 'There is no game here yet: set DATABASE_URL to the game’s, or start the game once (npm start).'

const assertAnswers = (db: Db): Promise<unknown> =>
  sql`select 1`.execute(db).catch((cause: unknown) => {
    throw noAnswerOf(cause)
  })

const assertGame = async (db: Db, { ofAnyBuild = false }: GameOptions): Promise<void> => {
  const pending = await pendingMigrations(db)
  if (pending.includes(FIRST_MIGRATION)) throw new OperatorError(NO_GAME)
  if (pending.length > 0 && !ofAnyBuild)
    throw new OperatorError('The database lacks migrations of this build: start the game once, which migrates it.')
}

export const withDatabase = async (
  url: string,
  options: ConnectionOptions,
  work: (db: Db) => Promise<void>,
): Promise<void> => {
  const { db, close } = createDb(url, options)
  try {
    await assertAnswers(db)
    await work(db)
  } finally {
    await close()
  }
}

/** Bypasses the pooler. @throws OperatorError without a game, an answer of the database or this build's migrations */
export const onGame = async (
  work: (db: Db, config: ServerConfig) => Promise<void>,
  options: GameOptions = {},
): Promise<void> => {
  const config = loadConfig()
  for (const sentence of misspelledVariables(process.env, SETTING_NAMES)) console.error(sentence)
  if (config.databaseUrl === null && !hasEmbeddedData(path.join(config.dataDir, 'pg'))) throw new OperatorError(NO_GAME)
  const { statementTimeoutMs } = options
  const connection = { max: 2, ...(statementTimeoutMs === undefined ? {} : { statementTimeoutMs }) }
  await withDatabaseServer(config, (url) =>
    withDatabase(url, connection, async (db) => {
      await assertGame(db, options)
      await work(db, config)
    }),
  )
}
