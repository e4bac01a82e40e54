import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { createDb } from '#server/db/connection.ts'
import { startEmbeddedPostgres } from '#server/run/embedded-postgres.ts'
import { openFolder } from '#tests/helpers/database/open-folder.ts'
import { hasPgbouncer, startPgbouncer } from '#tests/helpers/database/pgbouncer.ts'
import { giveUp } from './give-up.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Fewer than the connections of one app under test, so that calls get server sessions that others have used. */
const POOL_SIZE = 5
const NEW_ROLE = 'unlimited'

if (!hasPgbouncer()) giveUp("Debian's PgBouncer is not installed: apt-get install -y pgbouncer.")
const home = openFolder('house-kombat-pooled-')
const server = await startEmbeddedPostgres({
  dataDir: path.join(home, 'pg'),
  settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'],
})
let status: number | null = 1
try {
  const { pool, close } = createDb(server.url, { max: 1 })
  await pool.query(`create role ${NEW_ROLE} superuser login`)
  await close()
  const pgbouncer = await startPgbouncer(server.url, POOL_SIZE, [NEW_ROLE])
  try {
    // Not spawnSync, because this process must go on reading PostgreSQL's output, or PostgreSQL blocks.
    const run = spawn(
      path.join(ROOT, 'node_modules/.bin/vitest'),
      ['run', '--config', 'tests/pgbouncer.config.ts', ...process.argv.slice(2)],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: {
          ...process.env,
          THOROUGH: '1',
          DATABASE_URL: server.url,
          POOLER_URL: pgbouncer.url('postgres'),
          POOLER_CONSOLE_URL: pgbouncer.url('pgbouncer'),
          POOLER_NEW_ROLE: NEW_ROLE,
        },
      },
    )
    ;[status] = (await once(run, 'exit')) as [number | null]
  } finally {
    await pgbouncer.stop()
  }
} finally {
  await server.stop()
  rmSync(home, { recursive: true, force: true })
}
process.exit(status ?? 1)
