import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { builtServer } from '#tests/run/server-build.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Value for `CLIENT_DIR`. Without a client the server answers only calls. */
export const NO_CLIENT = import.meta.dirname

export interface ServerUnderTest {
  /** Resolves with the address; rejects with the output on an early exit. */
  readonly ready: Promise<string>
  readonly exited: Promise<{ readonly code: number | null; readonly output: string }>
  signal(name: NodeJS.Signals): void
  /** Ends all processes of the server at once, as `kill -9` does. */
  killAll(): void
  output(): string
}

/**
 * Ids of the child processes. Empty where the system does not list them; there, child processes end with their parent.
 */
const childrenOf = (pid: number | undefined): readonly number[] => {
  const list = `/proc/${pid}/task/${pid}/children`
  if (!fs.existsSync(list)) return []
  return fs.readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number)
}

/**
 * Starts the built server, another built file, or `src/server/main.ts` of another checkout. The server gets only this
 * environment, and a free port unless the environment names one. Without a bot token it runs in local mode, even on a
 * remote database.
 */
export const startServerUnderTest = (
  env: Readonly<Record<string, string>>,
  other?: string,
  args: readonly string[] = [],
): ServerUnderTest => {
  const { PATH = '', HOME = '' } = process.env
  const checkout = other?.endsWith('.js') ? undefined : other
  const program =
    checkout === undefined
      ? ['--enable-source-maps', other ?? builtServer()]
      : ['--import', 'tsx', 'src/server/main.ts']
  const child: ChildProcess = spawn(process.execPath, [...program, ...args], {
    cwd: checkout ?? ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH, HOME, PORT: '0', METRICS_PORT: '0', ...(env.BOT_TOKEN ? {} : { LOCAL_MODE: 'on' }), ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data
    })
  }
  const exited = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
  const ready = new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { ready: string }).ready))
    child.once('close', () => reject(new Error(`The server ended before it was ready:\n${output}`)))
  })
  // A test may await only the exit and ignore this.
  ready.catch(() => undefined)
  const killAll = (): void => {
    const its = childrenOf(child.pid)
    child.kill('SIGKILL')
    for (const pid of its) process.kill(pid, 'SIGKILL')
  }
  return { ready, exited, signal: (name) => void child.kill(name), killAll, output: () => output }
}

export interface RunningServer {
  readonly address: string
  /** Ends the server with SIGTERM; returns the exit code. */
  stop(): Promise<number | null>
}

/** Starts a server. Throws with its output on an early exit. */
export const startServer = async (env: Readonly<Record<string, string>>): Promise<RunningServer> => {
  const server = startServerUnderTest({ LOG_LEVEL: 'warn', ...env })
  const address = await server.ready
  const stop = async (): Promise<number | null> => {
    server.signal('SIGTERM')
    return (await server.exited).code
  }
  return { address, stop }
}
