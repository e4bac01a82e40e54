import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { OperatorError } from '#server/operators/operator-error.ts'
import { buildAll, CLIENT_DIR, DESK_DIR, SERVER_FILE } from './build-all.ts'
import { runCommand } from './launcher.ts'

interface PackageJson {
  readonly name: string
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

const ROOT = process.cwd()
const DIST = path.dirname(CLIENT_DIR)
const SERVER_DIR = path.dirname(SERVER_FILE)
const MAPS_DIR = path.join(DIST, 'client-maps')
const OPS_DIR = path.join(ROOT, 'src/server/ops')
const PACKAGES_FILE = path.join(SERVER_DIR, 'packages.json')
const BYTES_PER_MB = 1_000_000

/** Finds the release even if a symbolic link calls this script. */
const HK = `#!/bin/sh
exec node "$(dirname "$(readlink -f "$0")")/../server/hk.js" "$@"
`

const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(file, 'utf8')) as T

const run = (program: string, args: readonly string[]): string => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  throw new OperatorError(`${[program, ...args].join(' ')} failed: ${error?.message ?? stderr.trim()}`)
}

/**
 * The release's package.json lists what the server imports. Packages that our package.json lacks are optional:
 * operators add them.
 */
const packageJsonOf = (root: PackageJson, commit: string): object => {
  const imported = readJson<readonly string[]>(PACKAGES_FILE)
  const dependencies = Object.entries(root.dependencies).filter(([name]) => imported.includes(name))
  const { name, version, type, license, engines, overrides } = root
  return {
    name,
    version,
    gitHead: commit,
    private: true,
    type,
    license,
    engines,
    bin: { hk: 'bin/hk' },
    dependencies: Object.fromEntries(dependencies),
    overrides,
  }
}

const fill = (folder: string, root: PackageJson, commit: string): void => {
  fs.cpSync(CLIENT_DIR, path.join(folder, 'client'), { recursive: true })
  fs.cpSync(DESK_DIR, path.join(folder, 'desk'), { recursive: true })
  // These maps contain positions only, no sources.
  fs.cpSync(MAPS_DIR, path.join(folder, 'client-maps'), { recursive: true })
  // Source maps are left out, because they contain the sources.
  const isShipped = (file: string): boolean => !file.endsWith('.map') && file !== PACKAGES_FILE
  fs.cpSync(SERVER_DIR, path.join(folder, 'server'), { recursive: true, filter: isShipped })
  fs.mkdirSync(path.join(folder, 'bin'))
  fs.writeFileSync(path.join(folder, 'bin/hk'), HK, { mode: 0o755 })
  fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(packageJsonOf(root, commit), null, 2)}\n`)
  for (const file of ['package-lock.json', '.env.example', 'CHANGELOG.md'])
    fs.copyFileSync(path.join(ROOT, file), path.join(folder, file))
  fs.cpSync(OPS_DIR, path.join(folder, 'ops'), { recursive: true })
  // Drops from our lock what the release does not use; versions stay.
  run('npm', ['install', '--prefix', folder, '--package-lock-only', '--ignore-scripts'])
}

await runCommand(async () => {
  const root = readJson<PackageJson>(path.join(ROOT, 'package.json'))
  const commit = run('git', ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'])
  await buildAll((line) => console.log(line), { strict: true })
  const name = `${root.name}-${root.version}`
  const folder = path.join(DIST, name)
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder)
  fill(folder, root, commit)
  const archive = path.join(DIST, `${name}.tar.gz`)
  run('tar', [
    '--create',
    '--gzip',
    '--owner=0',
    '--group=0',
    '--sort=name',
    `--file=${archive}`,
    `--directory=${DIST}`,
    name,
  ])
  fs.rmSync(folder, { recursive: true })
  const megabytes = (fs.statSync(archive).size / BYTES_PER_MB).toFixed(1)
  console.log(`${path.relative(ROOT, archive)}: ${megabytes} MB, version ${root.version} of commit ${commit}`)
})
