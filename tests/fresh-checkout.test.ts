import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { importsOf, type SourceImport } from './helpers/source-imports.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** The art build writes this folder, so a fresh checkout does not have it. */
const BUILT = 'assets/generated/'

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

const known = new Map<string, readonly SourceImport[]>()
const importsOfFile = (file: string): readonly SourceImport[] => {
  const found = known.get(file) ?? importsOf(file, read(file))
  known.set(file, found)
  return found
}

/** The chain of imports from an entry file to a file of the art build, or null. Type imports do not count. */
const wayToBuilt = (
  entry: string,
  { dynamicToo, imports = importsOfFile }: { dynamicToo: boolean; imports?: typeof importsOfFile },
): string | null => {
  const cameFrom = new Map<string, string | null>([[entry, null]])
  const waiting = [entry]
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (file.startsWith(BUILT)) {
      const way: string[] = []
      for (let step: string | null = file; step !== null; step = cameFrom.get(step) ?? null) way.unshift(step)
      return way.join(' → ')
    }
    if (!/\.tsx?$/.test(file)) continue
    for (const { to, external, typeOnly, dynamic } of imports(file)) {
      if (external || typeOnly || (dynamic && !dynamicToo) || cameFrom.has(to)) continue
      cameFrom.set(to, file)
      waiting.push(to)
    }
  }
  return null
}

const documents = ['README.md', ...['src', 'assets', 'tests'].flatMap((folder) => filesIn(folder, /\.md$/))]
const inScripts = Object.values(packageJson.scripts).flatMap((script) => script.match(/[\w./-]+\.tsx?\b/g) ?? [])
const inDocuments = documents.flatMap((file) =>
  [...read(file).matchAll(/npx tsx ([\w./-]+\.ts)\b/g)].map(([, program = '']) => program),
)
/**
 * Files that node, tsx, Vite, Vitest or Playwright start with, and the browser tests, which load before a server runs.
 */
const entryPoints = [
  ...new Set([
    ...inScripts,
    ...inDocuments,
    'src/server/main.ts',
    'vite.config.ts',
    'src/server/vite.config.ts',
    ...filesIn('tests', /\.config\.ts$/),
    'tests/helpers/setup/art-setup.ts',
    'tests/helpers/database/database-setup.ts',
    ...['src/server/run', 'tests/run', 'tests/bench'].flatMap((folder) => filesIn(folder, /\.ts$/)),
    ...filesIn('tests', /\.spec\.ts$/),
  ]),
]

describe('a fresh checkout, where no art is built yet', () => {
  it('has every program that scripts and documents name', () => {
    expect(entryPoints.length).toBeGreaterThan(100)
    expect(entryPoints.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  })

  it('starts every program: none imports a built file, which is not there before the program has built it', () => {
    expect(entryPoints.flatMap((entry) => wayToBuilt(entry, { dynamicToo: false }) ?? [])).toEqual([])
  })

  it.each(['src/server', 'src/rules', 'src/contracts', 'src/languages', 'src/build', 'assets/build', 'assets/art'])(
    'has nothing in %s that imports a built file, not even later: they read it as data when they need it',
    (folder) => {
      const ways = filesIn(folder, /\.tsx?$/).flatMap((file) => wayToBuilt(file, { dynamicToo: true }) ?? [])
      expect(ways).toEqual([])
    },
  )

  it('sees a server module that imports a built file by way of the manifest', () => {
    const planted = 'src/server/modules/stones/planted.ts'
    const source = "import { iconUrl } from '../../../../assets/manifest/packs.ts'"
    const imports = (file: string) => (file === planted ? importsOf(planted, source) : importsOfFile(file))
    expect(wayToBuilt(planted, { dynamicToo: false, imports })).toBe(
      `${planted} → assets/manifest/packs.ts → ${BUILT}manifest.ts`,
    )
  })
})
