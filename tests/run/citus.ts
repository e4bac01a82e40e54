import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { openFolder } from '#tests/helpers/database/open-folder.ts'
import { giveUp } from './give-up.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Script that starts and stops three nodes; needs root and Debian's postgresql-15. */
const SCRIPT = process.env.CITUS_SCRIPT ?? path.resolve(ROOT, '../shared/third-party/citus-cluster')
const POSTGRES = '/usr/lib/postgresql/15/bin/postgres'
const FIRST_PORT = 9740

const run = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

const missing = (): string | null => {
  if (!existsSync(SCRIPT)) return `There is no ${SCRIPT}: CITUS_SCRIPT names the script that starts the cluster.`
  if (process.getuid?.() !== 0) return 'The cluster is installed beside PostgreSQL: run npm run test:citus as root.'
  if (!existsSync(POSTGRES)) return "Debian's PostgreSQL 15 is not installed: apt-get install -y postgresql-15."
  return null
}

const lacks = missing()
if (lacks !== null) giveUp(lacks)

const tellWhyNoneStarted = (folder: string): void => {
  const logs = [0, 1, 2].map((node) => path.join(folder, `${node}.log`)).filter((log) => existsSync(log))
  const fatal = logs.flatMap((log) => readFileSync(log, 'utf8').split('\n')).filter((line) => line.includes('FATAL'))
  console.error(`The cluster did not start${fatal.length > 0 ? `: ${fatal.at(-1)}` : '.'}`)
  if (fatal.some((line) => line.includes('undefined symbol')))
    console.error(
      'Its library is built for the newest PostgreSQL 15: apt-get update && apt-get install -y postgresql-15.',
    )
}

const [ROLE, ROLE_PASSWORD, ADMIN_PASSWORD] = ['game', randomUUID(), randomUUID()]

const SET_UP = [
  `alter role postgres password '${ADMIN_PASSWORD}'`,
  `create role ${ROLE} login createdb password '${ROLE_PASSWORD}'`,
]

/**
 * Secures the nodes as an operator does: an ordinary role for the game, and a password for every connection, between
 * nodes as well.
 */
const secure = async (folder: string): Promise<void> => {
  for (const node of [0, 1, 2]) {
    const client = new pg.Client(`postgres://postgres@127.0.0.1:${FIRST_PORT + node}/postgres`)
    await client.connect()
    for (const statement of SET_UP) await client.query(statement)
    writeFileSync(path.join(folder, String(node), 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n')
    await client.query('select pg_reload_conf()')
    await client.end()
  }
}

const urlOf = (role: string, password: string): string =>
  `postgres://${role}:${password}@127.0.0.1:${FIRST_PORT}/postgres`

const parent = openFolder('house-kombat-citus-')
const folder = path.join(parent, 'cluster')
let succeeded = false
try {
  const hasStarted = run(SCRIPT, ['up', folder, String(FIRST_PORT)])
  if (hasStarted) await secure(folder)
  else tellWhyNoneStarted(folder)
  succeeded =
    hasStarted &&
    run(
      path.join(ROOT, 'node_modules/.bin/vitest'),
      ['run', '--config', 'tests/citus.config.ts', ...process.argv.slice(2)],
      {
        THOROUGH: '1',
        DATABASE_URL: urlOf(ROLE, ROLE_PASSWORD),
        CITUS_ADMIN_URL: urlOf('postgres', ADMIN_PASSWORD),
        CITUS_WORKERS: `${FIRST_PORT + 1},${FIRST_PORT + 2}`,
        CITUS_CLUSTER: `${SCRIPT} ${folder} ${FIRST_PORT}`,
      },
    )
} finally {
  run(SCRIPT, ['down', folder, String(FIRST_PORT)])
  rmSync(parent, { recursive: true, force: true })
}
process.exit(succeeded ? 0 : 1)
