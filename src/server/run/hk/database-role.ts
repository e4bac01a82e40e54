import type { Command } from 'commander'
import { limitRole } from '#server/db/role-limits.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { withDatabase } from '../game-database.ts'
import { loadConfig } from '../load-config.ts'

const limit = async (): Promise<void> => {
  const { databaseUrl } = loadConfig()
  if (databaseUrl === null) throw new OperatorError('DATABASE_URL is not set: set it to the address of the pooler.')
  await withDatabase(databaseUrl, { max: 1, pooled: true }, async (db) => {
    const { role, database } = await limitRole(db)
    console.log(
      `The role ${role} has the limits of calls in the database ${database}, on each connection opened from now on.`,
    )
    console.log('Let the pooler open its connections anew (PgBouncer: RECONNECT on its console), then start the game.')
  })
}

export const databaseRole = (line: Command): Command => line.action(limit)
