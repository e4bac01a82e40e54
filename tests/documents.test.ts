import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { FEATURE_ROWS, rowsNamed } from './spec/coverage.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** Folders with sources of ours. Files generated below them are not checked. */
const SOURCE_FOLDERS = ['src', 'scenes', 'assets', 'tests', 'public', '.ci', '.github']
const BOOK = 'src/rules/README.md'

const files = [
  ...readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  ...SOURCE_FOLDERS.flatMap((top) =>
    readdirSync(path.join(ROOT, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.posix.join(path.relative(ROOT, entry.parentPath), entry.name)),
  ),
].filter((file) => !file.startsWith('assets/generated/'))

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const readmes = files.filter((file) => file.endsWith('.md'))
/** This file is left out, because it names codes and paths that do not exist. */
const sources = files.filter((file) => /\.(tsx?|css)$/.test(file) && file !== 'tests/documents.test.ts')
const text = new Map(sources.map((file) => [file, read(file)]))
const comments = new Map(
  [...text].map(([file, source]) => [
    file,
    file.endsWith('.css')
      ? (source.match(/\/\*[\s\S]*?\*\//g) ?? []).join('\n')
      : parseSync(file, source)
          .comments.map(({ value }) => value)
          .join('\n'),
  ]),
)

/** The codes of one kind that a text names. A range such as `R07–R10` names all four. */
const codesNamed = (source: string, letter: 'R' | 'T'): Set<string> => {
  const code = letter === 'R' ? 'R(\\d{2})' : 'T([1-9]\\d?)'
  const found = source.matchAll(new RegExp(`\\b${code}(?:\\s?[–-]\\s?${code})?\\b`, 'g'))
  return new Set(
    [...found].flatMap(([, from, to]) =>
      Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, index) => codeOf(letter, Number(from) + index)),
    ),
  )
}

const codeOf = (letter: 'R' | 'T', number: number): string =>
  `${letter}${letter === 'R' ? String(number).padStart(2, '0') : number}`

interface BookRow {
  readonly code: string
  /** Paths relative to the root. Empty if the rule is not built. */
  readonly keptBy: readonly string[]
  readonly notBuilt: boolean
}

const book = read(BOOK)
const bookRows: BookRow[] = [...book.matchAll(/^\| ([RT]\d+) \| .+ \| ([^|]+) \|$/gm)].map(
  ([, code = '', keeper = '']) => ({
    code,
    keptBy: [...keeper.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => path.posix.join('src/rules', link)),
    notBuilt: keeper.startsWith('not built ('),
  }),
)

const codes = (letter: 'R' | 'T', last: number): string[] =>
  Array.from({ length: last }, (_, index) => codeOf(letter, index + 1))

describe('the rule book', () => {
  it('has every rule and every trap once, in order', () => {
    expect(bookRows.map(({ code }) => code)).toEqual([...codes('R', 55), 'R58', ...codes('T', 43)])
  })

  it('has every rule and trap that a file mentions', () => {
    const known = new Set(bookRows.map(({ code }) => code))
    const unknown = [...text].flatMap(([file, source]) =>
      [...codesNamed(source, 'R'), ...codesNamed(comments.get(file) ?? '', 'T')]
        .filter((code) => !known.has(code))
        .map((code) => `${file}: ${code}`),
    )
    expect(unknown).toEqual([])
  })

  it('names a file for each, which mentions it, or says that it is not built', () => {
    const problems = bookRows.flatMap(({ code, keptBy, notBuilt }) => [
      ...(notBuilt === (keptBy.length === 0) ? [] : [`${code}: neither files nor "not built (topic)"`]),
      ...keptBy
        .filter((file) => !codesNamed(text.get(file) ?? '', code.startsWith('R') ? 'R' : 'T').has(code))
        .map((file) => `${code}: ${file} does not mention it`),
    ])
    expect(problems).toEqual([])
  })

  it('calls nothing "not built" that a program mentions', () => {
    const programs = [...text].filter(([file]) => /^(src|scenes)\//.test(file))
    const built = bookRows
      .filter(({ notBuilt }) => notBuilt)
      .flatMap(({ code }) =>
        programs
          .filter(([, source]) => codesNamed(source, code.startsWith('R') ? 'R' : 'T').has(code))
          .map(([file]) => `${code}: ${file}`),
      )
    expect(built).toEqual([])
  })

  it('has every chapter that a comment or a test mentions', () => {
    const known = new Set([...book.matchAll(/\bB2\.\d+/g)].map(([chapter]) => chapter))
    for (const [, chapter] of book.matchAll(/^\| (\d) \| [^|]+ \| [^|]+ \|$/gm))
      known.add(`A${chapter}`).add(`B${chapter}`)
    expect(known.size).toBe(31)
    // In assets/audio such codes are musical notes.
    const unknown = [...comments].flatMap(([file, comment]) =>
      file.startsWith('assets/audio/')
        ? []
        : [...comment.matchAll(/\b[AB]\d+(?:\.\d+)?\b/g)]
            .filter(([chapter]) => !known.has(chapter))
            .map(([chapter]) => `${file}: ${chapter}`),
    )
    expect(unknown).toEqual([])
  })

  it('has every extra that a file mentions', () => {
    const known = new Set(
      [...book.slice(book.indexOf('## Extras')).matchAll(/\| (\d+) \|/g)].map(([, extra]) => Number(extra)),
    )
    expect([...known].sort((a, b) => a - b)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1))
    const unknown = [...text].flatMap(([file, source]) =>
      [...source.matchAll(/\bextras? (\d+)/g)]
        .filter(([, extra]) => !known.has(Number(extra)))
        .map(([words]) => `${file}: ${words}`),
    )
    expect(unknown).toEqual([])
  })

  it('gives the rows of the feature table by area, and no file mentions another', () => {
    const areas = [...new Set(FEATURE_ROWS.map(({ area }) => area))].map((area) => {
      const rows = FEATURE_ROWS.filter((row) => row.area === area).map(({ row }) => row)
      return `${Math.min(...rows)}–${Math.max(...rows)}`
    })
    const [, listed = ''] = /by area: ([\s\S]+?)\n\n/.exec(book) ?? []
    expect(listed.match(/\d+–\d+/g)).toEqual(areas)

    const last = FEATURE_ROWS.length
    const dead = [...text].flatMap(([file, source]) =>
      rowsNamed(source)
        .filter((row) => row < 1 || row > last)
        .map((row) => `${file}: row ${row}`),
    )
    expect(dead).toEqual([])
    const backwards = [...text].flatMap(([file, source]) =>
      [...source.matchAll(/\brows? (\d+)\s?[–-]\s?(\d+)/g)]
        .filter(([, from, to]) => Number(from) >= Number(to))
        .map(([range]) => `${file}: ${range}`),
    )
    expect(backwards).toEqual([])
  })
})

/** All ends of the paths of files and folders: `beat-effects.ts`, `kombat/beat-effects.ts` … */
const pathEnds = new Set(
  files.flatMap((file) => {
    const parts = file.split('/')
    return parts.flatMap((_, to) => parts.slice(0, to + 1).map((_part, from) => parts.slice(from, to + 1).join('/')))
  }),
)

/**
 * A file name with one of our endings, or a path that begins with one of our folders. Leaves out glob patterns and web
 * addresses.
 */
const PATH =
  /(?<![\w@%/.*$}<…-])(?:\.{0,2}\/)*(?:[\w@.-]+\/)*[\w@-][\w@.-]*\.(?:tsx?|md|css|mjs|json|html)\b(?![\w*/(])|(?<![\w@%/.*$}<…-])(?:src|scenes|assets|tests|public)(?:\/[\w@.-]+)+\/?(?![\w*{<])/g

/** Created by commands and not kept in the repository. */
const MADE = /^(assets\/generated|generated|dist|node_modules|\.cache|\.data)(\/|$)/
/** Files that artists make, by the names that our instructions use. */
const EXAMPLES = /^(assets\/override\/.+|pets\/hamster\.json)$/

const deadPaths = (file: string, words: string): string[] =>
  [...words.matchAll(PATH)]
    .map(([found]) => found.replace(/[/.]+$/, ''))
    .filter((found) => !MADE.test(found) && !EXAMPLES.test(found))
    .filter((found) => {
      const beside = path.posix.join(path.posix.dirname(file), found)
      return !pathEnds.has(found.replace(/^\//, '')) && !pathEnds.has(beside)
    })
    .map((found) => `${file}: ${found}`)

const headingsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )

describe('signposts', () => {
  it('lead to files that exist, in every comment', () => {
    expect([...comments].flatMap(([file, comment]) => deadPaths(file, comment))).toEqual([])
  })

  it('lead to files that exist, in every README', () => {
    expect(readmes.length).toBeGreaterThan(5)
    expect(readmes.flatMap((file) => deadPaths(file, read(file)))).toEqual([])
  })

  it('are found when they are dead', () => {
    const comment = '/** See `no-such-file.ts`, src/nowhere/ and ../server/app.ts; `dist/server/main.js` is made. */'
    expect(deadPaths('src/rules/prng.ts', comment)).toEqual([
      'src/rules/prng.ts: no-such-file.ts',
      'src/rules/prng.ts: src/nowhere',
    ])
  })

  it('are links that open, pictures and headings included', () => {
    const dead = readmes.flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
        .map(([, link, source]) => link ?? source ?? '')
        .filter((link) => !/^https?:/.test(link))
        .filter((link) => {
          const [target = '', heading] = link.split('#')
          const to = target === '' ? file : path.posix.join(path.posix.dirname(file), target)
          return !existsSync(path.join(ROOT, to)) || (heading !== undefined && !headingsOf(to).includes(heading))
        })
        .map((link) => `${file}: ${link}`),
    )
    expect(dead).toEqual([])
  })

  it('name every variable of the server’s environment, and no other', () => {
    const [, schema = ''] =
      /const environment = z\.object\(\{([\s\S]+?)\n\}\)/.exec(read('src/server/config/config.ts')) ?? []
    const variables = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)]
      .map(([, name]) => name)
      .filter((name) => name !== 'NODE_ENV')
    const named = [...read('src/server/readme/settings.md').matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    )
    expect(variables.length).toBeGreaterThan(25)
    expect(named.toSorted()).toEqual(variables.toSorted())
  })

  it('name only commands that exist', () => {
    const known = new Set(['install', ...Object.keys(packageJson.scripts)])
    const named = [...readmes.map((file) => [file, read(file)] as const), ...text].flatMap(([file, source]) =>
      [...source.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g)].map(([, run, short]) => ({
        file,
        command: run ?? short ?? '',
      })),
    )
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter(({ command }) => !known.has(command))).toEqual([])
  })
})

describe('settings of editors and of CI', () => {
  it('agree: an editor formats as the linter does, and CI runs halves of its script on a Node that the package takes', () => {
    const { formatter } = JSON.parse(read('biome.json')) as { formatter: Record<string, unknown> }
    const [, everywhere = ''] = /\n\[\*\]\n([\s\S]*?)\n\n/.exec(read('.editorconfig')) ?? []
    const editor = Object.fromEntries(everywhere.split('\n').map((line) => line.split(' = ')))
    expect([editor.indent_style, Number(editor.indent_size), Number(editor.max_line_length)]).toEqual([
      formatter.indentStyle,
      formatter.indentWidth,
      formatter.lineWidth,
    ])
    const [, oldest = ''] = /^>=([\d.]+)$/.exec(packageJson.engines.node) ?? []
    expect(read('.nvmrc').trim().localeCompare(oldest, 'en', { numeric: true })).toBeGreaterThanOrEqual(0)
    const workflow = read('.github/workflows/ci.yml')
    expect(workflow).toMatch(/run: \.ci\/run --shard=\$\{\{ matrix\.shard \}\}/)
    for (const [shard] of read('.ci/run').matchAll(/(?<=--shard=)\d\/\d/g)) expect(workflow).toContain(`"${shard}"`)
  })
})

describe('the glossary', () => {
  const [, section = ''] = /\n## Words\n([\s\S]+?)\n## /.exec(read('src/README.md')) ?? []
  const rows = [...section.matchAll(/^\| (.+?) \| (.+) \|$/gm)]
    .slice(1)
    .map(([, words = '', meaning = '']) => ({ words: words.split(', '), meaning }))
  const wordsTwice = (all: readonly string[]): string[] => all.filter((word, index) => all.indexOf(word) !== index)

  it('has each word once: one word, one meaning', () => {
    const words = rows.flatMap((row) => row.words)
    expect(words.length).toBeGreaterThan(100)
    expect(wordsTwice(words)).toEqual([])
    expect(wordsTwice(['place', 'board', 'place'])).toEqual(['place'])
  })

  it('says of each word where it lives', () => {
    expect(rows.filter(({ meaning }) => !/\]\([^)]+\)/.test(meaning)).map(({ words }) => words)).toEqual([])
  })
})
