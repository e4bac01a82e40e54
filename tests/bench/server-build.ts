import '#tests/helpers/setup/built-art.ts'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { build } from 'vite'
import { ROOT } from './checkouts.ts'

/** Builds the server of a checkout as `npm run build` does. @returns the file to start */
export const buildServer = async (checkout = ROOT): Promise<string> => {
  const outDir = path.join(checkout, '.cache/bench/server')
  await build({
    root: checkout,
    logLevel: 'warn',
    configFile: path.join(checkout, 'src/server/vite.config.ts'),
    build: { outDir, emptyOutDir: true },
  })
  return path.join(outDir, 'main.js')
}

export interface BenchServer {
  readonly pid: number
  readonly address: string
  stop(): Promise<void>
}

/**
 * Starts a built server on a free port. Of this process's environment it gets only PATH and HOME.
 * @throws Error with its output, if it exits
 */
export const startBuiltServer = (
  file: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<BenchServer> => {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH, HOME, PORT: '0', METRICS_PORT: '0', CLIENT_DIR: import.meta.dirname, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output = (output + data).slice(-4000)
      process.stderr.write(data)
    })
  }
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = (): Promise<void> => {
    child.kill('SIGTERM')
    return exited
  }
  return new Promise((resolve, reject) => {
    child.once('message', (message) =>
      resolve({ pid: child.pid ?? 0, address: (message as { ready: string }).ready, stop }),
    )
    child.once('close', () => reject(new Error(`The server ended before it was ready:\n${output}`)))
  })
}
