import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** The base image is kept here between runs, because making it takes a minute. */
const STORAGE = path.join(ROOT, '.cache/containers')
const BASE = 'localhost/debian-node'
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
const NODE_FILES = ['/usr/bin/node', '/usr/lib/node_modules/npm']

const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0

export const missingForImages = (): string | null => {
  const lacking = ['buildah', 'debootstrap', 'nginx'].find((program) => !isInstalled(program))
  if (lacking !== undefined)
    return `The image is not built: there is no ${lacking} (apt-get install -y buildah debootstrap nginx-light).`
  if (process.getuid?.() !== 0) return 'The image is not built: that takes root.'
  const file = NODE_FILES.find((name) => !existsSync(name))
  return file === undefined ? null : `The image is not built: its base takes ${file} of this machine.`
}

const run = (program: string, args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr.slice(-2000)}`)
  return stdout.trim()
}

const STORED = ['--storage-driver', 'vfs', '--root', STORAGE, '--runroot', path.join(STORAGE, 'run')]
const buildah = (...args: readonly string[]): string => run('buildah', [...STORED, ...args])

/** Makes a base image of Debian with this machine's Node and certificates, because no image registry can be asked. */
const ensureBase = (): void => {
  if (buildah('images', '--noheading', '--format', '{{.Name}}').split('\n').includes(BASE)) return
  const folder = mkdtempSync(path.join(tmpdir(), 'house-kombat-base-'))
  try {
    run('debootstrap', ['--variant=minbase', '--include=libstdc++6', 'bookworm', folder])
    for (const file of [...NODE_FILES, CERTIFICATES]) cpSync(file, path.join(folder, file), { recursive: true })
    const container = buildah('from', 'scratch')
    buildah('copy', '--quiet', container, folder, '/')
    const npm = 'node_modules/npm/bin/npm-cli.js'
    buildah('run', '--isolation', 'chroot', container, '--', 'ln', '-s', `../lib/${npm}`, '/usr/bin/npm')
    buildah(
      'config',
      ...['NODE_EXTRA_CA_CERTS', 'NPM_CONFIG_CAFILE'].flatMap((name) => ['--env', `${name}=${CERTIFICATES}`]),
      container,
    )
    buildah('commit', '--quiet', '--rm', '--format', 'docker', container, BASE)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Process id of the program inside a `buildah run`; null before it has begun. */
const innermost = (pid: number): number | null => {
  const threads = `/proc/${pid}/task`
  if (!existsSync(threads)) return null
  // Each thread lists its own children, and buildah may start its child from any of them.
  const children = readdirSync(threads).flatMap((thread) =>
    readFileSync(path.join(threads, thread, 'children'), 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  )
  if (children[0] !== undefined) return innermost(children[0])
  const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  return path.basename(program) === 'node' ? pid : null
}

export interface Contained {
  readonly process: ChildProcess
  /** Process id of the program; null before it has begun. */
  pid(): number | null
  output(): string
}

export interface Image {
  readonly name: string
  /** Bytes on top of the base image. The Dockerfile adds one folder. */
  readonly addedBytes: number
  /** Runs a program in the image as the image's user, in the network of this machine. */
  start(env: Readonly<Record<string, string>>, ...words: readonly string[]): Contained
  remove(): void
}

export const buildImage = (name: string): Image => {
  mkdirSync(STORAGE, { recursive: true })
  ensureBase()
  const [isolation, format] = [
    ['--isolation', 'chroot'],
    ['--format', 'docker'],
  ]
  const from = ['--build-arg', `BASE=${BASE}`, '-f', 'src/server/ops/Dockerfile']
  buildah('bud', ...isolation, ...format, ...from, '-t', name, 'dist')
  const container = buildah('from', name)
  const mounted = buildah('mount', container)
  return {
    name,
    addedBytes: Number(run('du', ['--summarize', '--bytes', path.join(mounted, 'game')]).split('\t')[0]),
    start: (env, ...words) => {
      const settings = Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`])
      const child = spawn('buildah', [...STORED, 'run', ...isolation, ...settings, container, '--', ...words], {
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (data) => {
          output += String(data)
        })
      return { process: child, pid: () => innermost(child.pid ?? 0), output: () => output }
    },
    remove: () => {
      buildah('rm', container)
      buildah('rmi', '--force', name)
    },
  }
}
