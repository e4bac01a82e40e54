import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openFolder } from '#tests/helpers/database/open-folder.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const PARTS = ['assets', 'public', 'scenes', 'src', 'index.html', 'package-lock.json', 'package.json', 'tsconfig.json']
const START_MS = 240_000
const READY = /is ready: (http:\/\/[^/\s]+)[/\s]/

export interface RunningCommand {
  readonly origin: string
  output(): string
  stop(): Promise<void>
}

export interface ArtistCheckout {
  readonly overrides: string
  readonly additions: string
  drop(files: readonly { readonly name: string; readonly buffer: Buffer | string }[]): void
  run(command: 'start' | 'dev' | 'gallery'): Promise<RunningCommand>
  admin(...args: readonly string[]): string
  remove(): void
}

const run = async (checkout: string, dataDir: string, command: string): Promise<RunningCommand> => {
  const { PATH = '', HOME = '' } = process.env
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', `src/server/run/${command}.ts`], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, PORT: '0', METRICS_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  })
  let output = ''
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${command} is not ready:\n${output}`)), START_MS)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        output += data
        const [, address] = READY.exec(output) ?? []
        if (address === undefined) return
        clearTimeout(timer)
        resolve(address)
      })
    }
    child.once('close', () => reject(new Error(`${command} ended before it was ready:\n${output}`)))
  })
  return {
    origin,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A checkout with its own built art and caches, so that its overrides disturb no other test. */
export const artistCheckout = (): ArtistCheckout => {
  const checkout = mkdtempSync(path.join(tmpdir(), 'house-kombat-artist-'))
  const dataDir = openFolder('house-kombat-artist-data-')
  for (const name of PARTS) cpSync(path.join(ROOT, name), path.join(checkout, name), { recursive: true })
  cpSync(path.join(ROOT, 'vite.config.ts'), path.join(checkout, 'vite.config.ts'))
  if (existsSync(path.join(ROOT, '.cache/assets'))) {
    cpSync(path.join(ROOT, '.cache/assets'), path.join(checkout, '.cache/assets'), { recursive: true })
  }
  // A separate folder, because Vite writes prepared modules into it.
  mkdirSync(path.join(checkout, 'node_modules'))
  for (const name of readdirSync(path.join(ROOT, 'node_modules')).filter((entry) => !entry.startsWith('.'))) {
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(checkout, 'node_modules', name))
  }
  const overrides = path.join(checkout, 'assets/override')
  return {
    overrides,
    additions: path.join(checkout, 'assets/additions'),
    drop(files) {
      for (const name of readdirSync(overrides)) rmSync(path.join(overrides, name), { recursive: true })
      for (const { name, buffer } of files) {
        mkdirSync(path.dirname(path.join(overrides, name)), { recursive: true })
        writeFileSync(path.join(overrides, name), buffer)
      }
    },
    run: (command) => run(checkout, dataDir, command),
    admin(...args) {
      const { PATH = '', HOME = '' } = process.env
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', 'src/server/run/hk/hk.ts', 'admin', ...args],
        { cwd: checkout, encoding: 'utf8', env: { PATH, HOME, DATA_DIR: dataDir, LOG_LEVEL: 'warn' } },
      )
      if (status !== 0) throw new Error(`admin ${args.join(' ')}: ${stdout}${stderr}`)
      return stdout
    },
    remove() {
      for (const folder of [checkout, dataDir]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
