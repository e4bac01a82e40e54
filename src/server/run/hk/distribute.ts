import type { Command } from 'commander'
import { distribute } from '#server/db/distribute.ts'
import { UsageError } from '#server/operators/operator-error.ts'
import { onGame } from '../game-database.ts'

const MOST_SHARDS = 1024

const shardsOf = (text: string): number => {
  const shards = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (shards >= 1 && shards <= MOST_SHARDS) return shards
  throw new UsageError(`--shards takes a whole number from 1 to ${MOST_SHARDS}, not "${text}".`)
}

const spread = async (given: { readonly shards: string }): Promise<void> => {
  const shards = shardsOf(given.shards)
  await onGame(
    async (db) => {
      const tables = await distribute(db, shards)
      if (tables === null) console.log('This PostgreSQL has no extension citus: nothing to do, everything stays on it.')
      else if (tables.length === 0) console.log('Every table is distributed already.')
      else console.log(`Distributed in ${shards} shards: ${tables.join(', ')}.`)
    },
    { statementTimeoutMs: 0 },
  )
}

export const distributeGame = (line: Command): Command =>
  line.option('--shards <n>', `parts of each table, 1 to ${MOST_SHARDS}`, '32').action(spread)
