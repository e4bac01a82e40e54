import fs from 'node:fs'
import path from 'node:path'

export interface FeatureRow {
  readonly row: number
  readonly area: string
  readonly feature: string
  /** Marks of the rules that decide what the specification leaves open. */
  readonly mark: string
}

interface FeatureArea {
  readonly area: string
  readonly rows: number
}

/** The specification's feature table, word for word. */
const TABLE = fs.readFileSync(path.join(import.meta.dirname, 'feature-table.txt'), 'utf8')

export const FEATURE_AREAS: readonly FeatureArea[] = [
  ...TABLE.matchAll(/^\| \*\*\w+\*\* \| \*\*(.+)\*\* \((\d+)\) \|/gm),
].map(([, area = '', rows]) => ({ area, rows: Number(rows) }))

export const FEATURE_ROWS: readonly FeatureRow[] = TABLE.split(/^(?=\| \*\*)/m)
  .slice(1)
  .flatMap((lines, index) =>
    [...lines.matchAll(/^\| (\d+) \| (.+) \| [^|]* \| ([^|]*?) ?\|$/gm)].map(([, row, feature = '', mark = '']) => ({
      row: Number(row),
      area: FEATURE_AREAS[index]?.area ?? '',
      feature,
      mark,
    })),
  )

export interface Mention {
  readonly rows: readonly number[]
  /** The title. Of a title over several lines, the part on this line. */
  readonly title: string
  readonly line: number
}

const TEST_FILE = /\.(test|spec)\.tsx?$/
/** The titles in this test are examples and test no rows. */
const OWN_TEST = 'spec-coverage.test.ts'
const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const SPAN = /(\d+)(?:\s*[–-]\s*(\d+))?/g
const ROWS = /\brows? (\d+(?:\s*[–-]\s*\d+)?(?:(?:\s*,\s*|\s+and\s+)(?:rows? )?\d+(?:\s*[–-]\s*\d+)?)*)/gi

/** The rows that a text names, as `row 46`, `rows 46, 47 and 50` or `rows 100–102`. */
export const rowsNamed = (text: string): number[] => {
  const named = [...text.matchAll(ROWS)].flatMap(([, list = '']) =>
    [...list.matchAll(SPAN)].flatMap(([, from, to]) => {
      const first = Number(from)
      return Array.from({ length: Math.max(0, Number(to ?? from) - first) + 1 }, (_, index) => first + index)
    }),
  )
  return [...new Set(named)]
}

const mentionsIn = (source: string): Mention[] => {
  const code = source.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return [...code.matchAll(LITERAL)].flatMap((match) => {
    const title = match[0].slice(1, -1)
    const named = rowsNamed(title)
    return named.length === 0 ? [] : [{ rows: named, title, line: code.slice(0, match.index).split('\n').length }]
  })
}

/**
 * What a test goes through: the rules alone, the server's HTTP, the client's screens in jsdom, a real browser, or
 * another part.
 */
export type TestKind = 'rules' | 'server' | 'client' | 'browser' | 'other'

const ALL_KINDS: readonly TestKind[] = ['rules', 'server', 'client', 'browser', 'other']
const KINDS: ReadonlyMap<string, TestKind> = new Map([
  ['rules', 'rules'],
  ['server', 'server'],
  ['client', 'client'],
  ['e2e', 'browser'],
  ['screenshots', 'browser'],
])

/** The kind of a test file by its folder below `tests`: scenes, assets and contracts are `other`. */
const kindOf = (file: string): TestKind => KINDS.get(file.split(path.sep)[0] ?? '') ?? 'other'

export interface RowTest {
  readonly kind: TestKind
  readonly place: string
}

export type Coverage = ReadonlyMap<number, readonly RowTest[]>

export const coverageBelow = (folder: string): Coverage => {
  const found = new Map<number, RowTest[]>()
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    // A folder of baselines has the name of its test file.
    .filter((entry) => entry.isFile() && TEST_FILE.test(entry.name) && entry.name !== OWN_TEST)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  for (const file of files.sort()) {
    for (const { rows: named, title, line } of mentionsIn(fs.readFileSync(path.join(folder, file), 'utf8'))) {
      const test = { kind: kindOf(file), place: `${path.basename(folder)}/${file}:${line}  ${title}` }
      for (const row of named) found.set(row, [...(found.get(row) ?? []), test])
    }
  }
  return found
}

export const countByKind = (tests: readonly RowTest[]): ReadonlyMap<TestKind, number> => {
  const counted = ALL_KINDS.map((kind) => [kind, tests.filter((test) => test.kind === kind).length] as const)
  return new Map(counted.filter(([, count]) => count > 0))
}
