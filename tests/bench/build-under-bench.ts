import '../helpers/setup/built-art.ts'
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CACHE = path.join(ROOT, '.cache/bench')
const SOURCES = ['src', 'assets/manifest', 'package.json', 'tsconfig.json']

const run = (program: string, ...args: readonly string[]): void => {
  const { status, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
}

/** Whether this checkout knows a commit; a shallow clone does not. */
export const hasCommit = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT }).status === 0

/** Writes the sources of a commit below this checkout's packages, once, and returns their folder. */
const checkOut = (commit: string): string => {
  const folder = path.join(CACHE, commit)
  if (fs.existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  fs.mkdirSync(unfinished, { recursive: true })
  const archive = path.join(unfinished, 'sources.tar')
  run('git', 'archive', '-o', archive, commit, ...SOURCES)
  run('tar', '-xf', archive, '-C', unfinished)
  // Made by the build, and of no weight for a server: it names pictures.
  fs.symlinkSync(path.join(ROOT, 'assets/generated'), path.join(unfinished, 'assets/generated'))
  fs.renameSync(unfinished, folder)
  return folder
}

const buildServer = async (checkout: string, outDir: string): Promise<string> => {
  await build({
    root: checkout,
    logLevel: 'warn',
    configFile: path.join(checkout, 'src/server/vite.config.ts'),
    build: { outDir, emptyOutDir: true },
  })
  return path.join(outDir, 'main.js')
}

/** Builds the server as `npm run build` does: of this checkout, or of a commit. Returns the file to start. */
export const buildServerOf = (commit: string | null): Promise<string> =>
  commit === null
    ? buildServer(ROOT, path.join(CACHE, 'present-server'))
    : buildServer(checkOut(commit), path.join(CACHE, `${commit}-server`))

/** A server process under load. */
export interface BenchServer {
  readonly pid: number
  readonly address: string
  stop(): Promise<void>
}

/** Starts a built server on a free port, with these arguments and only this environment. @throws Error with its output, if it exits */
export const startBuiltServer = (
  file: string,
  env: Readonly<Record<string, string>>,
  nodeArguments: readonly string[] = [],
  args: readonly string[] = [],
): Promise<BenchServer> => {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['--enable-source-maps', ...nodeArguments, file, ...args], {
    cwd: CACHE,
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
