import { createDb } from '../db/connection.ts'
import { limitRole } from '../db/role-limits.ts'
import { loadConfig } from '../load-config.ts'
import { OperatorError } from '../operator-error.ts'
import { runCommand } from './launcher.ts'

await runCommand(async () => {
  const { databaseUrl } = loadConfig()
  if (databaseUrl === null) throw new OperatorError('DATABASE_URL is not set: set it to the address of the pooler.')
  const { db, close } = createDb(databaseUrl, { max: 1, pooled: true })
  const { role, database } = await limitRole(db).finally(close)
  console.log(
    `The role ${role} has the limits of calls in the database ${database}, on each connection opened from now on.`,
  )
  console.log('Let the pooler open its connections anew (PgBouncer: RECONNECT on its console), then start the game.')
})
