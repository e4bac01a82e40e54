import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The whole server in a process of its own, as `npm start` runs it. */
export interface RunningServer {
  readonly address: string
  /** Sends SIGTERM and answers the exit code. */
  stop(): Promise<number | null>
}

/** Starts the server with this environment; it listens on a free port. @throws Error with what it said, if it ends */
export const startServer = (env: Readonly<Record<string, string>>): Promise<RunningServer> =>
  new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        METRICS_PORT: '0',
        LOG_LEVEL: 'warn',
        PORT: String(20_000 + Math.floor(Math.random() * 40_000)),
        ...env,
      },
    })
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += chunk
    })
    child.stderr?.on('data', (chunk) => {
      said += chunk
    })
    const ended = new Promise<number | null>((gone) => child.once('exit', gone))
    child.once('exit', () => reject(new Error(`The server ended: ${said}`)))
    child.on('message', (message: { ready?: string }) => {
      const { ready } = message
      if (!ready) return
      resolve({
        address: ready,
        stop: () => {
          child.kill('SIGTERM')
          return ended
        },
      })
    })
  })
