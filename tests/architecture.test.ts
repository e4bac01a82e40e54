import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { aliasedFile, importsOf, type SourceImport } from './helpers/source-imports.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const files = ['src', 'scenes', 'assets']
  .flatMap((top) =>
    readdirSync(path.join(ROOT, top), { recursive: true, encoding: 'utf8' }).map((file) => `${top}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('assets/generated/'))

const parsed = new Map(
  files.map((file) => {
    const source = readFileSync(path.join(ROOT, file), 'utf8')
    return [file, { source, result: parseSync(file, source) }] as const
  }),
)

const imports: SourceImport[] = [...parsed].flatMap(([from, { source, result }]) => importsOf(from, source, result))

type Layer =
  | 'rules'
  | 'contracts'
  | 'languages'
  | 'bridge'
  | 'manifest'
  | 'workshop'
  | 'scenes'
  | 'server'
  | 'client'
  | 'desk'
  | 'workbench'
  | 'build'

const layerOf = (file: string): Layer => {
  if (file.startsWith('src/rules/')) return 'rules'
  if (file.startsWith('src/contracts/')) return 'contracts'
  if (file.startsWith('src/languages/')) return 'languages'
  if (file.startsWith('src/bridge/')) return 'bridge'
  if (file.startsWith('src/server/')) return 'server'
  if (file.startsWith('src/client/')) return 'client'
  if (file.startsWith('src/desk/')) return 'desk'
  if (file.startsWith('src/workbench/')) return 'workbench'
  if (file.startsWith('src/build/')) return 'build'
  if (file.startsWith('scenes/')) return 'scenes'
  if (file.startsWith('assets/manifest/') || file.startsWith('assets/generated/')) return 'manifest'
  return 'workshop'
}

/** The import table of `src/README.md`. */
const allowed: Record<Layer, (line: SourceImport) => boolean> = {
  rules: ({ to }) => layerOf(to) === 'rules',
  contracts: ({ to }) => ['contracts', 'rules'].includes(layerOf(to)) || to === LANGUAGE_LIST,
  languages: (line) => languageMayImport(line),
  bridge: ({ to, typeOnly }) =>
    layerOf(to) === 'bridge' || (['contracts', 'rules', 'manifest'].includes(layerOf(to)) && typeOnly),
  manifest: ({ to, typeOnly }) =>
    layerOf(to) === 'manifest' || (['contracts', 'rules'].includes(layerOf(to)) && typeOnly),
  workshop: ({ to, typeOnly }) =>
    ['workshop', 'manifest'].includes(layerOf(to)) || (['contracts', 'rules'].includes(layerOf(to)) && typeOnly),
  scenes: (line) => sceneMayImport(line),
  server: (line) => serverMayImport(line),
  client: (line) => clientMayImport(line),
  desk: (line) => deskMayImport(line),
  workbench: ({ to }) => !['server', 'build', 'workshop', 'desk'].includes(layerOf(to)),
  build: ({ to }) => ['build', 'manifest', 'rules', 'contracts'].includes(layerOf(to)) || isForLanguages(to),
}

/** Rules whose values a scene may use: they say how to show a fight or a hunt, not how to decide one. */
const DISPLAY_RULES = [
  'src/rules/constants.ts',
  'src/rules/kombat/fight-beats.ts',
  'src/rules/hunt/hunt-plan.ts',
  'src/rules/leaderboards/crowns.ts',
]

const LANGUAGE_LIST = 'src/languages/languages.ts'
const isEnglish = (file: string): boolean => file.startsWith('src/languages/en/')

const folderOf = (file: string, depth: number): string => file.split('/').slice(0, depth).join('/')

/** Files directly in the languages' folder, which are shared by all languages. */
const isForLanguages = (file: string): boolean =>
  layerOf(file) === 'languages' && file !== LANGUAGE_LIST && folderOf(file, 3) === file

/** The list of languages loads each language on demand; a language takes nothing but types from another one. */
const languageMayImport = ({ from, to, typeOnly, dynamic }: SourceImport): boolean => {
  if (layerOf(to) === 'rules') return typeOnly
  if (layerOf(to) !== 'languages') return false
  if (from === LANGUAGE_LIST) return dynamic
  return typeOnly || isForLanguages(to) || folderOf(from, 3) === folderOf(to, 3)
}

const sceneMayImport = ({ from, to, typeOnly }: SourceImport): boolean => {
  switch (layerOf(to)) {
    case 'scenes':
      return (
        from === 'scenes/stage.ts' ||
        folderOf(to, 2) === folderOf(from, 2) ||
        folderOf(to, 2) === 'scenes/kit' ||
        to === 'scenes/phaser.ts'
      )
    case 'bridge':
    case 'manifest':
      return true
    case 'rules':
      return typeOnly || DISPLAY_RULES.includes(to)
    case 'contracts':
      return typeOnly
    default:
      return false
  }
}

/** Server folders that every server file may import. They may import only each other. */
const SERVER_BASE = ['clock', 'config', 'entropy', 'observability', 'operators', 'text']

/**
 * For each other server folder, the folders that it may import. Files beside the folders are open to all. `run` starts
 * everything, so it has no row.
 */
const SERVER_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  db: [],
  platform: [],
  calls: ['db', 'platform'],
  modules: ['calls', 'db', 'platform'],
  http: ['calls', 'db', 'platform'],
  jobs: ['calls', 'db', 'desk', 'platform', 'modules'],
  admin: ['calls', 'db', 'modules'],
  desk: ['admin', 'calls', 'db', 'http', 'modules'],
  local: ['calls', 'db', 'modules'],
  world: ['calls', 'db', 'modules'],
  processes: ['calls', 'db', 'desk', 'http', 'jobs', 'local', 'modules', 'platform'],
  simulation: ['calls', 'db', 'http', 'jobs', 'modules', 'platform', 'world'],
  run: [
    'admin',
    'calls',
    'db',
    'desk',
    'http',
    'jobs',
    'local',
    'modules',
    'platform',
    'processes',
    'simulation',
    'world',
  ],
}

const MODULES = 'src/server/modules/'

const serverMayImport = ({ from, to }: SourceImport): boolean => {
  if (layerOf(to) === 'workshop') return from.startsWith('src/server/run/') && to.startsWith('assets/build/')
  if (layerOf(to) === 'languages') return to === LANGUAGE_LIST || isEnglish(to)
  if (layerOf(to) !== 'server') return ['rules', 'contracts', 'manifest'].includes(layerOf(to))
  const isSameModule = folderOf(from, 4) === folderOf(to, 4)
  if (to.startsWith(MODULES) && to.endsWith('/store.ts')) return isSameModule
  if (from.startsWith(MODULES) && to.startsWith(MODULES) && !folderOf(from, 4).endsWith('.ts'))
    return isSameModule || to.endsWith('/service.ts')
  const [fromFolder = '', toFolder = ''] = [from, to].map((file) => file.split('/')[2])
  if (fromFolder === toFolder || toFolder.endsWith('.ts') || fromFolder.endsWith('.ts')) return true
  if (SERVER_BASE.includes(toFolder)) return true
  return SERVER_FOLDERS[fromFolder]?.includes(toFolder) ?? false
}

const TOPICS = 'src/client/topics/'
/** The topic of a client's file: the first folder of its path below the topics. */
const topicOf = (file: string): string => file.slice(TOPICS.length).split('/')[0] ?? ''
const isScreen = (file: string): boolean => file.startsWith(TOPICS) && file.split('/')[4] === 'screens'

const clientMayImport = ({ from, to, typeOnly, dynamic }: SourceImport): boolean => {
  switch (layerOf(to)) {
    case 'scenes':
      return to === 'scenes/stage.ts' && from.startsWith('src/client/stage/') && (dynamic || typeOnly)
    case 'contracts':
      return typeOnly || dynamic || ['src/contracts/bootstrap-calls.ts', 'src/contracts/errors.ts'].includes(to)
    case 'languages':
      return to === LANGUAGE_LIST || isEnglish(to) || typeOnly
    case 'rules':
    case 'bridge':
    case 'manifest':
      return true
    case 'client': {
      if (isScreen(to))
        return isScreen(from) ? topicOf(from) === topicOf(to) : from.startsWith('src/client/app/') && dynamic
      if (from.startsWith('src/client/ui/')) return !/^src\/client\/(api|app|stage)\//.test(to)
      return true
    }
    // A condition guards each import of the workbench, so the players' build does not contain it.
    case 'workbench':
      return ['src/client/app/routes.tsx', 'src/client/start.tsx'].includes(from) && dynamic
    default:
      return false
  }
}

/** Contracts that are plain values, without zod. */
const DESK_VALUES = ['src/contracts/desk/desk-calls.ts', 'src/contracts/ledger-reasons.ts']

const deskMayImport = ({ from, to, typeOnly }: SourceImport): boolean => {
  switch (layerOf(to)) {
    case 'desk':
    case 'rules':
    case 'bridge':
      return true
    case 'contracts':
      return typeOnly || DESK_VALUES.includes(to)
    // The names that players see. The desk builds both languages in.
    case 'languages':
      return from.startsWith('src/desk/texts/') || from === 'src/desk/main.tsx' || typeOnly
    case 'client':
      return /^src\/client\/(?:stage|ui)\//.test(to) || to === 'src/client/i18n/spoken.ts'
    // Only the desk's own build may use our Vite plugins.
    case 'build':
      return from === 'src/desk/vite.config.ts'
    default:
      return false
  }
}

const allowedPackages: Record<Layer, RegExp> = {
  rules: /^$/,
  contracts: /^zod$/,
  languages: /^$/,
  bridge: /^zustand$/,
  manifest: /^$/,
  workshop: /^(node:.*|@resvg\/resvg-js|maxrects-packer|sharp|tinypool|vite|wasm-media-encoders|zod)$/,
  scenes: /^phaser$/,
  server: /^(?!phaser$|react|zustand$|i18next$|@telegram-apps\/sdk$)/,
  client: /^(?!phaser$|node:|fastify|@fastify|pg$|kysely$|zod$|pino$|sharp$)/,
  desk: /^(?!phaser$|fastify|@fastify|pg$|kysely$|zod$|pino$|sharp$|@telegram-apps\/sdk$)/,
  workbench: /^(?!node:|fastify|@fastify|pg$|kysely$|zod$|pino$|sharp$)/,
  build: /^(node:.*|vite|postcss)$/,
}

const tell = (line: SourceImport) => `${line.from} → ${line.to}${line.typeOnly ? ' (type)' : ''}`

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const walk = (value: unknown, visit: (node: Node) => void): void => {
  if (Array.isArray(value)) {
    for (const entry of value) walk(entry, visit)
  } else if (isNode(value)) {
    visit(value)
    for (const child of Object.values(value)) walk(child, visit)
  }
}

const nameOf = (value: unknown): string =>
  isNode(value) && value.type === 'Identifier' && typeof value.name === 'string' ? value.name : ''

/** Import cycles among these edges, each written `a → b → a`. */
const circlesOf = (lines: readonly { readonly from: string; readonly to: string }[]): string[] => {
  const edges = new Map<string, Set<string>>()
  for (const { from, to } of lines) edges.set(from, (edges.get(from) ?? new Set()).add(to))
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (node: string, trail: readonly string[]): void => {
    if (trail.includes(node)) {
      circles.push([...trail.slice(trail.indexOf(node)), node].join(' → '))
      return
    }
    if (done.has(node)) return
    for (const next of edges.get(node) ?? []) visit(next, [...trail, node])
    done.add(node)
  }
  for (const node of edges.keys()) visit(node, [])
  return circles
}

/** All parent folders of a file, except `src`, whose layers are in the table. */
const foldersOf = (file: string): string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_name, depth) => folderOf(file, depth + 1))
    .filter((folder) => folder !== 'src')

describe('the layers', () => {
  it('reads every source file without a syntax error', () => {
    expect(files.length).toBeGreaterThan(20)
    for (const [file, { result }] of parsed) expect(result.errors, file).toEqual([])
  })

  it.each(Object.keys(allowed) as Layer[])('%s imports only what the table allows', (layer) => {
    const lines = imports.filter((line) => layerOf(line.from) === layer && !line.external)
    expect(lines.filter((line) => !allowed[layer](line)).map(tell)).toEqual([])
  })

  it.each(Object.keys(allowedPackages) as Layer[])('%s uses only the packages of its side', (layer) => {
    const lines = imports.filter((line) => layerOf(line.from) === layer && line.external)
    expect(lines.filter((line) => !allowedPackages[layer].test(line.to)).map(tell)).toEqual([])
  })

  it.each([
    ['#rules/units.ts', 'src/rules/units.ts'],
    ['#rules/kombat/fight.ts', 'src/rules/kombat/fight.ts'],
    ['#manifest', 'assets/manifest/manifest.ts'],
    ['react', undefined],
  ])('reads the subpath import %s as %s', (request, file) => {
    const aliases = Object.entries({ '#rules/*': './src/rules/*', '#manifest': './assets/manifest/manifest.ts' })
    expect(aliasedFile(request, aliases)).toBe(file)
  })

  it('has no import that climbs three folders: an alias of package.json names the floor', () => {
    const tests = readdirSync(path.join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!screenshots).*\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(path.join(ROOT, 'tests', file), 'utf8')] as const)
    const sources = [...[...parsed].map(([file, { source }]) => [file, source] as const), ...tests]
    const climbing = sources.filter(([, source]) => /^[^'"`]*\b(?:from|import)[\s(]*'(?:\.\.\/){3}/m.test(source))
    expect(climbing.map(([file]) => file)).toEqual([])
  })

  it('lets each module bring its own jobs: the code that starts them names none', () => {
    const lines = imports.filter(({ from, to }) => from === 'src/server/jobs/start-jobs.ts' && to.startsWith(MODULES))
    expect(lines.map(({ to }) => to)).toEqual(['src/server/modules/all-jobs.ts'])
  })

  it('has no import cycle, types included', () => {
    expect(circlesOf(imports.filter(({ external, dynamic }) => !external && !dynamic))).toEqual([])
  })

  it('has no folder whose files and subfolders import in a circle, types included', () => {
    const lines = imports.filter(({ external, dynamic }) => !external && !dynamic)
    const circles = [...new Set(files.flatMap(foldersOf))].flatMap((folder) => {
      const childOf = (file: string): string | null => {
        if (!file.startsWith(`${folder}/`)) return null
        const [child = '', room] = file.slice(folder.length + 1).split('/')
        // Only the app loads screens. They may import from every topic and no topic imports them, so they count as a
        // folder of their own.
        return `${folder}/` === TOPICS && room === 'screens' ? `${child}/screens` : child
      }
      const inside = lines.flatMap((line) => {
        const [from, to] = [childOf(line.from), childOf(line.to)]
        return from !== null && to !== null && from !== to ? [{ from, to }] : []
      })
      return circlesOf(inside).map((circle) => `${folder}: ${circle}`)
    })
    expect(circles).toEqual([])
  })

  it('keeps clock and chance out of the rules', () => {
    const found: string[] = []
    for (const [file, { result }] of parsed) {
      if (layerOf(file) !== 'rules') continue
      walk(result.program, (node) => {
        if (node.type === 'MemberExpression') {
          const call = `${nameOf(node.object)}.${nameOf(node.property)}`
          if (['Math.random', 'Date.now', 'performance.now'].includes(call)) found.push(`${file}: ${call}`)
        }
        if (node.type === 'NewExpression' && nameOf(node.callee) === 'Date') {
          if (Array.isArray(node.arguments) && node.arguments.length === 0) found.push(`${file}: new Date()`)
        }
      })
    }
    expect(found).toEqual([])
  })

  it('has no lookbehind in what a phone loads: before iOS 16.4 a whole chunk fails on one', () => {
    const onPhones = [...parsed].filter(([file]) => !['server', 'workshop'].includes(layerOf(file)))
    expect(onPhones.filter(([, { source }]) => /\(\?<[=!]/.test(source)).map(([file]) => file)).toEqual([])
  })

  it('has no file that only re-exports and no drawer', () => {
    expect(files.filter((file) => /(^|\/)(index|utils|types|helpers)\.tsx?$/.test(file))).toEqual([])
  })
})

/** Methods of the query builder that begin a statement. */
const STATEMENTS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
const SQL_TAGS = new Set([
  'sql',
  'queryRows',
  'queryRow',
  'queryColumn',
  'queryValue',
  'queryMap',
  'hasRows',
  'changesOne',
  'countChanges',
  'execute',
])
const CONTEXT_FIELDS = new Set(['db', 'nowMs', 'entropy', 'identity'])

/** SQL tags and query builder calls in a program. In a module, only stores may have them. */
const statementsIn = (program: unknown): string[] => {
  const found: string[] = []
  walk(program, (node) => {
    if (node.type === 'TaggedTemplateExpression') {
      const tag = nameOf(isNode(node.tag) && node.tag.type === 'CallExpression' ? node.tag.callee : node.tag)
      if (SQL_TAGS.has(tag)) found.push(tag)
    }
    if (node.type === 'MemberExpression' && (nameOf(node.object) === 'sql' || STATEMENTS.has(nameOf(node.property))))
      found.push(nameOf(node.property))
  })
  return found
}

const reExportsOfStores = (program: unknown): string[] => {
  const ofStores = new Set<string>()
  const found: string[] = []
  const isStore = (source: unknown) => isNode(source) && String(source.value).endsWith('store.ts')
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration' && isStore(node.source))
      walk(node.specifiers, ({ local }) => ofStores.add(nameOf(local)))
    if (node.type === 'ExportAllDeclaration' && isStore(node.source)) found.push('*')
    if (node.type === 'ExportNamedDeclaration')
      walk(node.specifiers, ({ type, local }) => {
        if (type === 'ExportSpecifier' && (isStore(node.source) || ofStores.has(nameOf(local))))
          found.push(nameOf(local))
      })
  })
  return found
}

/** Spreads and context fields in object literals. A handler passes its context on as it is. */
const repackedFields = (program: unknown): string[] => {
  const found: string[] = []
  walk(program, (node) => {
    if (node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return
    for (const { type, key } of node.properties.filter(isNode)) {
      if (type === 'SpreadElement') found.push('...')
      if (CONTEXT_FIELDS.has(nameOf(key))) found.push(nameOf(key))
    }
  })
  return found
}

describe('a module of the server', () => {
  const moduleFiles = [...parsed].filter(([file]) => file.startsWith(MODULES))
  const inFiles = (endsWith: RegExp, find: (program: unknown) => string[]): string[] =>
    moduleFiles
      .filter(([file]) => endsWith.test(file))
      .flatMap(([file, { result }]) => find(result.program).map((what) => `${file}: ${what}`))

  it('has SQL only in its stores', () => {
    expect(inFiles(/(?<!store)\.ts$/, statementsIn)).toEqual([])
    expect(inFiles(/store\.ts$/, statementsIn).length).toBeGreaterThan(100)
  })

  it('re-exports nothing of a store: a service offers functions of its own', () => {
    expect(inFiles(/(?<!store)\.ts$/, reExportsOfStores)).toEqual([])
  })

  it('hands each handler’s context on as it is', () => {
    expect(inFiles(/\/routes\.ts$/, repackedFields)).toEqual([])
  })

  it.each([
    ['sql`select 1`.execute(db)', statementsIn, 'sql'],
    ['queryRows(db)<Row>`select 1`', statementsIn, 'queryRows'],
    ["sql.ref('at')", statementsIn, 'ref'],
    ["db.selectFrom('players').execute()", statementsIn, 'selectFrom'],
    ["export { findPlayer } from './store.ts'", reExportsOfStores, 'findPlayer'],
    ["import { findPlayer } from './name-store.ts'\nexport { findPlayer }", reExportsOfStores, 'findPlayer'],
    ["export * from './store.ts'", reExportsOfStores, '*'],
    ["const handlers = { 'users.me': ({ db, nowMs }) => meOf({ db, nowMs }) }", repackedFields, 'db'],
    ["const handlers = { 'users.me': (context) => meOf({ ...context }) }", repackedFields, '...'],
  ])('is seen to break that by %s', (source, find, what) => {
    expect(find(parseSync('planted.ts', source).program)).toContain(what)
  })
})

const CACHE_WRITES = new Set([
  'setQueryData',
  'setQueriesData',
  'setQueryDefaults',
  'invalidateQueries',
  'removeQueries',
  'resetQueries',
  'cancelQueries',
  'refetchQueries',
])
/** Paths that are not pages: of server calls, of local mode, of share pages and of the workbench. */
const OTHER_PATHS = /^\/(?:api|local|share|workbench)\//
const ADDRESSES_FILE = 'src/client/game/page-paths.ts'
const ROOM = 'src/client/game/'
/** Files in which a topic may update or invalidate cached answers. */
const CACHE_ROOMS = /^src\/client\/topics\/(?:settle-mutation\.ts|[\w-]+\/(?:mutations|cache)\.ts)$/

/** String literals and starts of templates that look like a path of the game. */
const pathLiterals = (source: string, file = 'planted.tsx'): string[] => {
  const found: string[] = []
  const note = (text: unknown): void => {
    if (typeof text === 'string' && /^\/(?:[a-z][\w/-]*)?(?:\?|$)/.test(text) && !OTHER_PATHS.test(text))
      found.push(text)
  }
  walk(parseSync(file, source).program, (node) => {
    if (node.type === 'Literal') note(node.value)
    if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis)) note(node.quasis[0]?.value?.cooked)
  })
  return found
}

describe('the machine of the client (src/client/game)', () => {
  const clientFiles = [...parsed].filter(([file]) => layerOf(file) === 'client')

  it('knows no topic, no app and no screen', () => {
    const lines = imports.filter(({ from, external, dynamic }) => from.startsWith(ROOM) && !external && !dynamic)
    expect(lines.filter(({ to }) => /^src\/client\/(?:topics|app|guide|stage)\//.test(to)).map(tell)).toEqual([])
  })

  it('alone writes to the cache of answers', () => {
    const found: string[] = []
    for (const [file, { result }] of clientFiles) {
      if (file.startsWith(ROOM)) continue
      walk(result.program, (node) => {
        if (node.type === 'MemberExpression' && CACHE_WRITES.has(nameOf(node.property)))
          found.push(`${file}: ${nameOf(node.property)}`)
      })
    }
    expect(found).toEqual([])
  })

  it('writes to the cache for the mutations and the cache.ts of topics alone', () => {
    const writers = imports.filter(
      ({ from, to }) =>
        /^src\/client\/game\/(?:cache|cached-pages|preview-answer)\.ts$/.test(to) && !from.startsWith(ROOM),
    )
    expect(writers.filter(({ from }) => !CACHE_ROOMS.test(from)).map(tell)).toEqual([])
    expect(writers.length).toBeGreaterThan(20)
  })

  it('leaves it to the queries.ts of a topic to name its queries', () => {
    const lines = imports.filter(({ from, to }) => to === 'src/client/api/call-query.ts' && !from.startsWith(ROOM))
    expect(lines.filter(({ from }) => !/^src\/client\/topics\/[\w-]+\/queries\.ts$/.test(from)).map(tell)).toEqual([])
    expect(lines.length).toBeGreaterThan(10)
  })

  it('alone holds addresses: no other file of the client has a path as text', () => {
    const found = clientFiles
      .filter(([file]) => file !== ADDRESSES_FILE && !file.startsWith('src/client/i18n/'))
      .flatMap(([file, { source }]) => pathLiterals(source, file).map((text) => `${file}: ${text}`))
    expect(found).toEqual([])
  })

  it.each([
    ["navigate('/kombat_pre')", '/kombat_pre'],
    ['navigate(`/kombat-replay?id=$' + '{id}`)', '/kombat-replay?id='],
    ["const HOME = '/'", '/'],
    ['const view = <PageLink to="/earn">x</PageLink>', '/earn'],
    ["const MUSIC = { '/kombat': 'battle' }", '/kombat'],
  ])('sees a path in %s', (source, path) => {
    expect(pathLiterals(source)).toEqual([path])
  })

  it('alone has the router’s navigation, which takes any text', () => {
    const found: string[] = []
    for (const [file, { result }] of clientFiles) {
      if (file === `${ROOM}navigation.tsx`) continue
      for (const line of result.module.staticImports)
        if (line.moduleRequest.value.startsWith('react-router'))
          for (const { importName } of line.entries)
            if (/^(?:useNavigate|Navigate|Link|NavLink|Form|redirect|useHref)$/.test(importName.name ?? ''))
              found.push(`${file}: ${importName.name}`)
    }
    expect(found).toEqual([])
  })
})
