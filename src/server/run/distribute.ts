import { distribute } from '../db/distribute.ts'
import { OperatorError } from '../operator-error.ts'
import { onGame } from './game-database.ts'
import { runCommand } from './launcher.ts'
import { givenOptions } from './options.ts'

const MOST_SHARDS = 1024

const shardsOf = (text: string): number => {
  const shards = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (shards >= 1 && shards <= MOST_SHARDS) return shards
  throw new OperatorError(`--shards takes a whole number from 1 to ${MOST_SHARDS}, not "${text}".`)
}

await runCommand(async () => {
  const shards = shardsOf(givenOptions({ shards: { type: 'string', default: '32' } }).shards)
  await onGame(
    async (db) => {
      const tables = await distribute(db, shards)
      if (tables === null) console.log('This PostgreSQL has no extension citus: nothing to do, everything stays on it.')
      else if (tables.length === 0) console.log('Every table is distributed already.')
      else console.log(`Distributed in ${shards} shards: ${tables.join(', ')}.`)
    },
    { statementTimeoutMs: 0 },
  )
})
