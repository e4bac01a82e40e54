import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What the compiler keeps of a check, and declarations of the projects that others refer to, from the repository's root. */
const CACHE = '.cache/types'
/** Hash of the packages against which was checked. */
const PACKAGES = path.join(CACHE, 'packages.sha256')
/** npm writes it with each install. */
const INSTALLED = 'node_modules/.package-lock.json'
const DECLARATION = '.d.ts'

const packagesHash = (root: string): string => {
  const installed = path.join(root, INSTALLED)
  return createHash('sha256')
    .update(existsSync(installed) ? readFileSync(installed) : '')
    .digest('hex')
}

const knownPackages = (root: string): string => {
  const file = path.join(root, PACKAGES)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

const declarationsOf = (root: string, project: string): readonly string[] =>
  readdirSync(path.join(root, CACHE, project), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(DECLARATION),
  )

/** Declarations under `.cache/types` whose source is gone, by their path from the root. */
const orphans = (root: string): readonly string[] =>
  readdirSync(path.join(root, CACHE), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => declarationsOf(root, name))
    .map((file) => file.slice(0, -DECLARATION.length))
    .filter((stem) => !existsSync(path.join(root, `${stem}.ts`)) && !existsSync(path.join(root, `${stem}.tsx`)))

/** Why a check from what is kept could miss an error; null when it cannot. */
const doubt = (root: string): string | null => {
  if (packagesHash(root) !== knownPackages(root)) return 'the packages have changed'
  const [gone] = orphans(root)
  return gone === undefined ? null : `${gone} is gone`
}

/**
 * Throws away what the compiler keeps when it could hide an error: it does not look again at who imports a file that was deleted
 * from a project referred to, nor at who imports what a package no longer has. `isCold` throws it away in any case. Returns why, or
 * null when it is kept.
 */
export const prepareTypesCache = (root: string, isCold: boolean): string | null => {
  const folder = path.join(root, CACHE)
  const isThere = existsSync(folder)
  const why = isCold ? 'asked for' : isThere ? doubt(root) : 'nothing is kept yet'
  if (why === null) return null
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(root, PACKAGES), packagesHash(root))
  return why
}
