import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '#tests/helpers/server/free-port.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
const START_TRIES = 200
const START_WAIT_MS = 25

export const hasPgbouncer = (): boolean => existsSync(PROGRAM)

export interface Pgbouncer {
  readonly pid: number
  url(database: string, role?: string): string
  stop(): Promise<void>
}

const isUp = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

const settingsOf = (serverUrl: string) => {
  const { hostname, port, username, searchParams } = new URL(serverUrl)
  return { host: searchParams.get('host') ?? hostname, port: port === '' ? '5432' : port, role: username }
}

/**
 * Starts a PgBouncer as the operators' README configures it. PgBouncer refuses to run as root, so then the user
 * `postgres` runs it.
 */
export const startPgbouncer = async (
  serverUrl: string,
  poolSize: number,
  roles: readonly string[] = [],
): Promise<Pgbouncer> => {
  const server = settingsOf(serverUrl)
  const port = await freePort()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'house-kombat-pgbouncer-'))
  chmodSync(folder, 0o755)
  const users = path.join(folder, 'users.txt')
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(users, [server.role, ...roles].map((role) => `"${role}" ""\n`).join(''))
  writeFileSync(
    file,
    `[databases]
* = host=${server.host} port=${server.port}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
admin_users = ${server.role}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 2000
query_wait_timeout = 3
server_connect_timeout = 3
`,
  )
  const command = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', PROGRAM] : [PROGRAM]
  const child: ChildProcess = spawn(command[0] ?? '', [...command.slice(1), '--quiet', file], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr?.on('data', (data) => {
    output = (output + data).slice(-4000)
  })
  let isOver = false
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      isOver = true
      resolve()
    })
  })
  const url = (database: string, role = server.role): string => `postgres://${role}@127.0.0.1:${port}/${database}`
  for (let tries = 0; !(await isUp(url('postgres'))); tries += 1) {
    if (isOver || tries === START_TRIES) throw new Error(`PgBouncer did not start:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, START_WAIT_MS))
  }
  const { rows } = await adminOf(url('pgbouncer'), 'show config')
  if (!rows.some(({ key, value }) => key === 'pool_mode' && value === 'transaction')) throw new Error('no such mode')
  return {
    pid: child.pid ?? 0,
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const adminOf = async (consoleUrl: string, command: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: consoleUrl })
  await client.connect()
  try {
    return await client.query(command)
  } finally {
    await client.end()
  }
}
