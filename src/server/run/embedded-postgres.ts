import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { OperatorError } from '../operator-error.ts'
import { type EmbeddedBinaries, mayExecute, prepareBinaries, type RunAs, shortHash } from './embedded-binaries.ts'

interface EmbeddedOptions {
  readonly dataDir: string
  readonly log?: (line: string) => void
  /** PostgreSQL settings on top of ours, as `name=value`. */
  readonly settings?: readonly string[]
}

interface EmbeddedPostgres {
  readonly url: string
  /** Where the data really is. */
  readonly dataDir: string
  /** Another process of this machine runs it already; `stop` then does nothing. */
  readonly joined: boolean
  stop(): Promise<void>
}

const START_ATTEMPTS = 1200
const START_WAIT_MS = 25
const SETTINGS = [
  'listen_addresses=',
  'max_connections=60',
  'max_parallel_workers_per_gather=0',
  'dynamic_shared_memory_type=mmap',
]

// sh holds file 3, a pipe from us: when node dies, even by kill -9, cat ends and postgres gets SIGINT (a fast, clean stop).
const GUARD =
  '"$0" "$@" </dev/null & p=$!; trap "" INT TERM HUP; (cat >/dev/null; kill -INT $p 2>/dev/null) <&3 & wait $p'

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const isAlive = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = net.connect(socket, () => {
      connection.destroy()
      resolve(true)
    })
    connection.on('error', () => resolve(false))
  })

const ownedDirectory = (directory: string, runAs: RunAs): void => {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (runAs.uid !== undefined && runAs.gid !== undefined) fs.chownSync(directory, runAs.uid, runAs.gid)
}

const reachableDataDir = (wanted: string, runAs: RunAs, log: (line: string) => void): string => {
  const dataDir = path.resolve(wanted)
  if (runAs.uid === undefined) return dataDir
  fs.mkdirSync(path.dirname(dataDir), { recursive: true })
  if (mayExecute(path.dirname(dataDir), runAs)) return dataDir
  // Kept by a note in the data folder, so that whoever deletes the folder gets a fresh database.
  const note = `${dataDir}.location`
  const noted = fs.existsSync(note) ? fs.readFileSync(note, 'utf8').trim() : null
  const elsewhere = noted ?? `/var/tmp/house-kombat-data-${randomBytes(6).toString('hex')}`
  if (noted === null) fs.writeFileSync(note, `${elsewhere}\n`)
  log(`PostgreSQL cannot enter ${dataDir} as an unprivileged user; its data is kept in ${elsewhere}.`)
  return elsewhere
}

const initialise = (binaries: EmbeddedBinaries, dataDir: string, env: NodeJS.ProcessEnv): void => {
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const run = spawnSync(binaries.initdb, ['-D', dataDir, '-U', 'app', '-A', 'trust', '-E', 'UTF8', ...locale], {
    ...binaries.runAs,
    env,
    cwd: '/',
    encoding: 'utf8',
  })
  if (run.status === 0) return
  for (const name of fs.readdirSync(dataDir)) fs.rmSync(path.join(dataDir, name), { recursive: true })
  throw new OperatorError(`PostgreSQL could not prepare its data folder ${dataDir}: ${run.stderr || run.error}`)
}

const launch = (
  binaries: EmbeddedBinaries,
  dataDir: string,
  socketDir: string,
  env: NodeJS.ProcessEnv,
  settings: readonly string[],
): ChildProcess =>
  spawn(
    '/bin/sh',
    ['-c', GUARD, binaries.postgres, '-D', dataDir, '-k', socketDir, ...settings.flatMap((line) => ['-c', line])],
    { ...binaries.runAs, env, cwd: '/', stdio: ['ignore', 'ignore', 'pipe', 'pipe'], detached: true },
  )

const letGo = (child: ChildProcess): void => {
  // The server must not keep this process alive; its end is what stops it.
  child.unref()
  for (const stream of [child.stderr, child.stdio[3]]) (stream as net.Socket | null)?.unref()
}

/**
 * Starts PostgreSQL out of the npm package on a unix socket, or joins the one that already serves this data folder.
 * @throws Error with PostgreSQL's output when it does not start.
 */
export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const log = options.log ?? (() => undefined)
  const binaries = await prepareBinaries()
  const dataDir = reachableDataDir(options.dataDir, binaries.runAs, log)
  ownedDirectory(dataDir, binaries.runAs)
  const socketDir = path.join(os.tmpdir(), `house-kombat-${shortHash(`${dataDir} ${process.getuid?.()}`)}`)
  ownedDirectory(socketDir, binaries.runAs)
  const socket = path.join(socketDir, '.s.PGSQL.5432')
  const place = { url: `postgres://app@localhost/postgres?host=${socketDir}`, dataDir }
  if (await isAlive(socket)) return { ...place, joined: true, stop: async () => undefined }

  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' }
  if (!fs.existsSync(path.join(dataDir, 'PG_VERSION'))) initialise(binaries, dataDir, env)
  const child = launch(binaries, dataDir, socketDir, env, [...SETTINGS, ...(options.settings ?? [])])
  let output = ''
  let ended = false
  const end = new Promise<void>((resolve) => {
    child.once('exit', () => {
      ended = true
      resolve()
    })
  })
  child.stderr?.on('data', (data) => {
    output = (output + data).slice(-4000)
  })
  const lifeline = child.stdio[3] as net.Socket
  lifeline.on('error', () => undefined)
  for (let attempt = 0; !(output.includes('ready to accept') && (await isAlive(socket))); attempt++) {
    if (ended || attempt > START_ATTEMPTS) throw new OperatorError(`PostgreSQL did not start:\n${output}`)
    await pause(START_WAIT_MS)
  }
  letGo(child)
  const stop = async (): Promise<void> => {
    if (ended) return
    child.ref()
    lifeline.end()
    await end
    fs.rmSync(socketDir, { recursive: true, force: true })
  }
  return { ...place, joined: false, stop }
}
