import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build, preview } from 'vite'
import { freePort } from '#tests/helpers/server/free-port.ts'

const READY_MS = 180_000
const POLL_MS = 200

export interface Served {
  readonly address: string
  close(): Promise<void>
}

const isReady = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/readyz`)).ok
  } catch {
    return false
  }
}

/**
 * Builds a checkout as players get it and starts its server in local mode, with its own database.
 * @throws Error when it does not start
 */
export const serveGame = async (checkout: string): Promise<Served> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'house-kombat-bench-'))
  const port = String(await freePort())
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/run/start.ts'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: port, METRICS_PORT: '0', LOG_LEVEL: 'warn' },
  })
  const closed = once(child, 'close')
  const close = async (): Promise<void> => {
    child.kill('SIGTERM')
    await closed
    rmSync(dataDir, { recursive: true, force: true })
  }
  const begunMs = performance.now()
  while (!(await isReady(address))) {
    if (performance.now() - begunMs > READY_MS || child.exitCode !== null) {
      await close()
      throw new Error(`The server of ${checkout} did not start`)
    }
    await pause(POLL_MS)
  }
  return { address, close }
}

export const serveWorkbench = async (checkout: string): Promise<Served> => {
  process.env.NODE_ENV = 'development'
  const outDir = path.join(checkout, '.cache/bench/workbench')
  await build({
    root: checkout,
    mode: 'development',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, minify: false, manifest: false, reportCompressedSize: false },
  })
  const port = await freePort()
  const server = await preview({ configFile: false, build: { outDir }, preview: { port, host: '127.0.0.1' } })
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}
