import { parseArgs } from 'node:util'
import { createDb } from '../db/connection.ts'
import { distribute } from '../db/distribute.ts'
import { isMigrated } from '../db/migrate.ts'
import { OperatorError } from '../operator-error.ts'
import { runWithDatabase } from './launcher.ts'

const MOST_SHARDS = 1024

const shardsOf = (text: string): number => {
  const shards = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (shards >= 1 && shards <= MOST_SHARDS) return shards
  throw new OperatorError(`--shards takes a whole number from 1 to ${MOST_SHARDS}, not "${text}".`)
}

await runWithDatabase(async (url) => {
  const { values } = parseArgs({ options: { shards: { type: 'string', default: '32' } } })
  const shards = shardsOf(values.shards)
  const { db, close } = createDb(url, { max: 2, statementTimeoutMs: 0 })
  try {
    if (!(await isMigrated(db))) {
      throw new OperatorError('The database is not of this build: start the game once, then distribute it.')
    }
    const tables = await distribute(db, shards)
    if (tables === null) console.log('This PostgreSQL has no extension citus: nothing to do, everything stays on it.')
    else if (tables.length === 0) console.log('Every table is distributed already.')
    else console.log(`Distributed in ${shards} shards: ${tables.join(', ')}.`)
  } finally {
    await close()
  }
})
