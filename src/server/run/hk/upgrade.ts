import path from 'node:path'
import type { Command } from 'commander'
import { systemClock } from '#server/clock/clock.ts'
import { SETTING_NAMES, type ServerConfig } from '#server/config/config.ts'
import { misspelledVariables } from '#server/config/variable-names.ts'
import type { Db } from '#server/db/database.ts'
import { checkUpgrade, type RewrittenTable, type UpgradeCheck } from '#server/db/upgrade-check.ts'
import { createLogger } from '#server/observability/create-logger.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { hasEmbeddedData } from '../embedded-postgres.ts'
import { withDatabase } from '../game-database.ts'
import { withDatabaseServer } from '../launcher.ts'
import { loadConfig } from '../load-config.ts'

const BYTES_PER_MB = 1_000_000

const EMPTY = 'There is no game in this database yet: the upgrade makes one of this build.'

const rewrittenLine = ({ table, how, rows, bytes }: RewrittenTable): string => {
  const size = `${rows.toLocaleString('en-US')} rows, ${(bytes / BYTES_PER_MB).toFixed(1)} MB`
  return how === 'rewritten'
    ? `Rewritten: ${table} (${size}); calls that read it wait.`
    : `Gets an index: ${table} (${size}); calls that write it wait.`
}

const linesOf = (check: UpgradeCheck): readonly string[] => {
  switch (check.state) {
    case 'empty':
      return [EMPTY]
    case 'same':
      return ['The database has every migration of this build: nothing to do.']
    case 'newer':
      return [
        `A newer build has migrated the database (${check.names.join(', ')}): this one serves beside it and changes nothing.`,
      ]
    case 'older':
      return [
        `This build continues the database. It will run: ${check.names.join(', ')}.`,
        check.closing === null
          ? 'The game stays open meanwhile.'
          : `The game closes before ${check.closing}: processes of the running build answer 503 until they are replaced.`,
        ...(check.touched.length === 0
          ? ['No table is rewritten, and none gets an index.']
          : check.touched.map(rewrittenLine)),
      ]
  }
}

const checkOnly = (db: Db): Promise<void> => checkUpgrade(db).then((check) => console.log(linesOf(check).join('\n')))

const upgrade = async (config: ServerConfig, databaseUrl: string): Promise<void> => {
  await prepareDatabase({ databaseUrl, nowMs: systemClock.nowMs(), log: createLogger(config), worldSeed: null })
  console.log('The database has every migration of this build.')
}

const run = async ({ check = false }: { readonly check?: boolean }): Promise<void> => {
  const config = loadConfig()
  for (const sentence of misspelledVariables(process.env, SETTING_NAMES)) console.error(sentence)
  if (check && config.databaseUrl === null && !hasEmbeddedData(path.join(config.dataDir, 'pg'))) {
    console.log(EMPTY)
    return
  }
  await withDatabaseServer(config, (url) =>
    check ? withDatabase(url, { max: 1, statementTimeoutMs: 0 }, checkOnly) : upgrade(config, url),
  )
}

export const upgradeDatabase = (line: Command): Command =>
  line.option('--check', 'only says whether this build continues the database, and what it will do').action(run)
