import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { OperatorError } from '#server/operators/operator-error.ts'
import { type EmbeddedBinaries, mayExecute, prepareBinaries, type RunAs, shortHash } from './embedded-binaries.ts'
import { removeStaleLocks } from './stale-locks.ts'

interface EmbeddedOptions {
  readonly dataDir: string
  readonly log?: (line: string) => void
  /** Settings as `name=value`, added to the usual ones. */
  readonly settings?: readonly string[]
  /** True refuses a data folder that is in use, instead of joining its server. */
  readonly alone?: boolean
  readonly connections?: number
}

interface EmbeddedPostgres {
  readonly url: string
  readonly dataDir: string
  /** True if another process on this machine runs the server. `stop` then does nothing. */
  readonly joined: boolean
  /** Resolves with a sentence if PostgreSQL ends without being stopped. */
  readonly ended: Promise<string>
  stop(): Promise<void>
}

const START_ATTEMPTS = 1200
const START_WAIT_MS = 25
/** Printed if another server runs or is starting. A crash may also leave an empty lock file. */
const LOCKED = /lock file "postmaster\.pid" (already exists|is empty)/
/** Enough for one process, its commands and manual sessions. */
const CONNECTIONS = 60
const SETTINGS = ['listen_addresses=', 'max_parallel_workers_per_gather=0', 'dynamic_shared_memory_type=mmap']

// The guard reads a pipe of this process as file 3. When node dies, even by kill -9, `cat` ends and postgres gets
// SIGINT, a fast and clean stop.
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

const locationNote = (dataDir: string): string => `${dataDir}.location`

const reachableDataDir = (wanted: string, runAs: RunAs, log: (line: string) => void): string => {
  const dataDir = path.resolve(wanted)
  if (runAs.uid === undefined) return dataDir
  fs.mkdirSync(path.dirname(dataDir), { recursive: true })
  if (mayExecute(path.dirname(dataDir), runAs)) return dataDir
  // Noted beside `dataDir`, in DATA_DIR, so that deleting DATA_DIR also resets the database.
  const note = locationNote(dataDir)
  const noted = fs.existsSync(note) ? fs.readFileSync(note, 'utf8').trim() : null
  const elsewhere = noted ?? `/var/tmp/house-kombat-data-${randomBytes(6).toString('hex')}`
  if (noted === null) fs.writeFileSync(note, `${elsewhere}\n`)
  log(`PostgreSQL cannot enter ${dataDir} as an unprivileged user; its data is kept in ${elsewhere}.`)
  return elsewhere
}

export const hasEmbeddedData = (wanted: string): boolean => {
  const dataDir = path.resolve(wanted)
  return fs.existsSync(locationNote(dataDir)) || fs.existsSync(path.join(dataDir, 'PG_VERSION'))
}

/** Builds the folder aside and renames it, because two starts at once must not share half a folder. */
const initialise = (binaries: EmbeddedBinaries, dataDir: string, env: NodeJS.ProcessEnv): void => {
  const unfinished = `${dataDir}.${randomBytes(6).toString('hex')}`
  ownedDirectory(unfinished, binaries.runAs)
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const run = spawnSync(binaries.initdb, ['-D', unfinished, '-U', 'app', '-A', 'trust', '-E', 'UTF8', ...locale], {
    ...binaries.runAs,
    env,
    cwd: '/',
    encoding: 'utf8',
  })
  try {
    if (run.status === 0) fs.renameSync(unfinished, dataDir)
    else throw new OperatorError(`PostgreSQL could not prepare its data folder ${dataDir}: ${run.stderr || run.error}`)
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true })
    // Another start was first. Its folder is as good.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
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
  // The server must not keep this process alive: it ends with this process.
  child.unref()
  for (const stream of [child.stderr, child.stdio[3]]) (stream as net.Socket | null)?.unref()
}

const inUse = (dataDir: string): OperatorError =>
  new OperatorError(
    `The data folder ${dataDir} is in use by another House Kombat: stop that one, or set DATA_DIR to another folder.`,
  )

const waitUntil = async (is: () => Promise<boolean>, isFutile = () => false): Promise<boolean> => {
  for (let attempt = 0; attempt < START_ATTEMPTS && !isFutile(); attempt++) {
    if (await is()) return true
    await pause(START_WAIT_MS)
  }
  return false
}

const lastComplaint = (output: string): string => {
  const complaint = output.match(/(?:FATAL|PANIC):.*/g)?.at(-1)
  return complaint === undefined ? '' : ` (${complaint})`
}

/**
 * Starts the server of this data folder, or joins it. @throws OperatorError, also if the folder is in use and `alone`
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
  const join = (): EmbeddedPostgres => {
    if (options.alone) throw inUse(dataDir)
    return { ...place, joined: true, ended: new Promise(() => undefined), stop: async () => undefined }
  }
  if (await isAlive(socket)) return join()

  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' }
  if (!fs.existsSync(path.join(dataDir, 'PG_VERSION'))) initialise(binaries, dataDir, env)
  removeStaleLocks(dataDir, [path.join(dataDir, 'postmaster.pid'), `${socket}.lock`])
  const child = launch(binaries, dataDir, socketDir, env, [
    ...SETTINGS,
    `max_connections=${Math.max(CONNECTIONS, options.connections ?? 0)}`,
    ...(options.settings ?? []),
  ])
  const lifeline = child.stdio[3] as net.Socket
  lifeline.on('error', () => undefined)
  let output = ''
  let isOver = false
  let isStopping = false
  child.stderr?.on('data', (data) => {
    output = (output + data).slice(-4000)
  })
  const exit = new Promise<void>((resolve) => {
    child.once('exit', () => {
      // The guard's `cat` holds the output open, and with it PostgreSQL's last lines.
      lifeline.end()
      resolve()
    })
  })
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code) => {
      isOver = true
      if (isStopping) return
      resolve(`The embedded PostgreSQL ended by itself with code ${code}${lastComplaint(output)}: start again.`)
    })
  })
  const isReady = async (): Promise<boolean> => output.includes('ready to accept') && (await isAlive(socket))
  if (!(await waitUntil(isReady, () => isOver))) {
    const [, locked] = LOCKED.exec(output) ?? []
    // Another process started the server at the same time and was first.
    const isShared = locked !== undefined && !(options.alone && locked === 'already exists')
    const isServed = isShared && (await waitUntil(() => isAlive(socket)))
    if (isServed) return join()
    if (locked === 'already exists') throw inUse(dataDir)
    throw new OperatorError(`PostgreSQL did not start:\n${output}`)
  }
  letGo(child)
  const stop = async (): Promise<void> => {
    if (isOver) return
    isStopping = true
    child.ref()
    lifeline.end()
    await exit
    fs.rmSync(socketDir, { recursive: true, force: true })
  }
  return { ...place, joined: false, ended, stop }
}
