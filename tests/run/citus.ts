import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Script that starts three nodes and kills one; needs root and Debian's postgresql-15. */
const SCRIPT = process.env.CITUS_SCRIPT ?? path.resolve(ROOT, '../shared/third-party/citus-cluster')
const FIRST_PORT = 9740

const run = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

if (!existsSync(SCRIPT)) {
  console.error(`There is no ${SCRIPT}: CITUS_SCRIPT names the script that starts the cluster.`)
  process.exit(1)
}
const parent = mkdtempSync(path.join(os.tmpdir(), 'house-kombat-citus-'))
// PostgreSQL does not run as root: its own user must come through.
chmodSync(parent, 0o755)
const folder = path.join(parent, 'cluster')
let succeeded = false
try {
  succeeded =
    run(SCRIPT, ['up', folder, String(FIRST_PORT)]) &&
    run(
      path.join(ROOT, 'node_modules/.bin/vitest'),
      ['run', '--config', 'tests/citus.config.ts', ...process.argv.slice(2)],
      {
        THOROUGH: '1',
        DATABASE_URL: `postgres://postgres@127.0.0.1:${FIRST_PORT}/postgres`,
        CITUS_WORKERS: `${FIRST_PORT + 1},${FIRST_PORT + 2}`,
        CITUS_CLUSTER: `${SCRIPT} ${folder} ${FIRST_PORT}`,
      },
    )
} finally {
  run(SCRIPT, ['down', folder, String(FIRST_PORT)])
  rmSync(parent, { recursive: true, force: true })
}
process.exit(succeeded ? 0 : 1)
