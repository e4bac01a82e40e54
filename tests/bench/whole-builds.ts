import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, preview } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CACHE = path.join(ROOT, '.cache/bench')
const READY_MS = 180_000

const run = (cwd: string, program: string, ...args: readonly string[]): void => {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
}

/** A whole checkout of a commit, with this one's packages and a copy of its art cache; once. */
const checkOutWhole = (commit: string): string => {
  const folder = path.join(CACHE, `${commit}-whole`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(path.join(unfinished, '.cache'), { recursive: true })
  const archive = path.join(unfinished, 'sources.tar')
  run(ROOT, 'git', 'archive', '-o', archive, commit)
  run(ROOT, 'tar', '-xf', archive, '-C', unfinished)
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(unfinished, 'node_modules'))
  const art = path.join(ROOT, '.cache/assets')
  if (existsSync(art)) cpSync(art, path.join(unfinished, '.cache/assets'), { recursive: true })
  // The launcher of an old commit imports the manifest that its art build writes.
  run(unfinished, process.execPath, '--import', 'tsx', 'assets/build/run.ts')
  renameSync(unfinished, folder)
  return folder
}

/** The folder of a build to measure: this checkout, or a commit. */
export const wholeCheckout = (commit: string | null): string => (commit === null ? ROOT : checkOutWhole(commit))

/** Something that is served until it is closed. */
export interface Served {
  readonly address: string
  close(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

const ended = (child: ChildProcess): Promise<void> => new Promise((resolve) => child.once('close', () => resolve()))

/** Builds a checkout as players get it and starts its server in local mode, with a database of its own. @throws Error when it does not start */
export const serveGame = async (checkout: string): Promise<Served> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'house-kombat-bench-'))
  const address = `http://127.0.0.1:${await freePort()}`
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/run/start.ts'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir, PORT: new URL(address).port, METRICS_PORT: '0', LOG_LEVEL: 'warn' },
  })
  const closed = ended(child)
  const close = async (): Promise<void> => {
    child.kill('SIGTERM')
    await closed
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (const begun = performance.now(); performance.now() - begun < READY_MS; ) {
    if (
      await fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { address, close }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await close()
  throw new Error(`The server of ${checkout} did not start`)
}

/** Builds a checkout's workbench and serves it. */
export const serveWorkbench = async (checkout: string): Promise<Served> => {
  process.env.NODE_ENV = 'development'
  const outDir = path.join(CACHE, `workbench-${path.basename(checkout)}`)
  await build({
    root: checkout,
    mode: 'development',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, minify: false, manifest: false, reportCompressedSize: false },
  })
  const server = await preview({
    configFile: false,
    build: { outDir },
    preview: { port: await freePort(), host: '127.0.0.1' },
  })
  return { address: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => server.close() }
}
