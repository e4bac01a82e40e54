import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

interface Import {
  readonly from: string
  /** File inside the repository, relative to its root, or the package's name. */
  readonly to: string
  readonly external: boolean
  readonly typeOnly: boolean
  readonly dynamic: boolean
}

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

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')

const target = (from: string, request: string): Pick<Import, 'to' | 'external'> =>
  request.startsWith('.')
    ? { to: path.posix.join(path.posix.dirname(from), request.replace(/\?.*$/, '')), external: false }
    : { to: packageOf(request), external: true }

const imports: Import[] = [...parsed].flatMap(([from, { source, result }]) => {
  const { staticImports, staticExports, dynamicImports } = result.module
  return [
    ...staticImports.map((line) => ({
      from,
      ...target(from, line.moduleRequest.value),
      typeOnly: line.entries.length > 0 && line.entries.every((entry) => entry.isType),
      dynamic: false,
    })),
    ...staticExports.flatMap((line) =>
      line.entries.flatMap((entry) =>
        entry.moduleRequest
          ? [{ from, ...target(from, entry.moduleRequest.value), typeOnly: entry.isType, dynamic: false }]
          : [],
      ),
    ),
    ...dynamicImports.flatMap((line) => {
      const text = source.slice(line.moduleRequest.start, line.moduleRequest.end)
      const request = /^['"`]([^'"`$]+)['"`]$/.exec(text)?.[1]
      return request ? [{ from, ...target(from, request), typeOnly: false, dynamic: true }] : []
    }),
  ]
})

type Layer = 'rules' | 'contracts' | 'bridge' | 'manifest' | 'workshop' | 'scenes' | 'server' | 'client'

const layerOf = (file: string): Layer => {
  if (file.startsWith('src/rules/')) return 'rules'
  if (file.startsWith('src/contracts/')) return 'contracts'
  if (file.startsWith('src/bridge/')) return 'bridge'
  if (file.startsWith('src/server/')) return 'server'
  if (file.startsWith('src/client/')) return 'client'
  if (file.startsWith('scenes/')) return 'scenes'
  if (file.startsWith('assets/manifest/') || file.startsWith('assets/generated/')) return 'manifest'
  return 'workshop'
}

/** The import table of `architecture.md`. There is no list of exceptions, and there shall be none. */
const allowed: Record<Layer, (line: Import) => boolean> = {
  rules: ({ to }) => layerOf(to) === 'rules',
  contracts: ({ to, typeOnly }) => layerOf(to) === 'contracts' || (layerOf(to) === 'rules' && typeOnly),
  bridge: ({ to, typeOnly }) => layerOf(to) === 'bridge' || (['contracts', 'rules'].includes(layerOf(to)) && typeOnly),
  manifest: ({ to, typeOnly }) =>
    layerOf(to) === 'manifest' || (['contracts', 'rules'].includes(layerOf(to)) && typeOnly),
  workshop: ({ to, typeOnly }) =>
    ['workshop', 'manifest'].includes(layerOf(to)) || (['contracts', 'rules'].includes(layerOf(to)) && typeOnly),
  scenes: (line) => sceneMayImport(line),
  server: (line) => serverMayImport(line),
  client: (line) => clientMayImport(line),
}

/** Rules whose values a scene may use: they tell how to show a fight or a hunt, not how to decide one. */
const DISPLAY_RULES = ['src/rules/constants.ts', 'src/rules/fight-replay.ts', 'src/rules/hunt-plan.ts']

const folderOf = (file: string, depth: number): string => file.split('/').slice(0, depth).join('/')

const sceneMayImport = ({ from, to, typeOnly }: Import): boolean => {
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

const serverMayImport = ({ from, to }: Import): boolean => {
  const module = 'src/server/modules/'
  if (from.startsWith(module) && to.startsWith(module) && folderOf(from, 4) !== folderOf(to, 4))
    return to.endsWith('/service.ts') || folderOf(from, 4).endsWith('.ts')
  if (layerOf(to) === 'workshop') return from.startsWith('src/server/run/') && to.startsWith('assets/build/')
  return ['server', 'rules', 'contracts', 'manifest'].includes(layerOf(to))
}

const clientMayImport = ({ from, to, typeOnly, dynamic }: Import): boolean => {
  switch (layerOf(to)) {
    case 'scenes':
      return to === 'scenes/stage.ts' && from.startsWith('src/client/stage/') && (dynamic || typeOnly)
    case 'contracts':
      return typeOnly || dynamic || ['src/contracts/calls.ts', 'src/contracts/errors.ts'].includes(to)
    case 'rules':
    case 'bridge':
    case 'manifest':
      return true
    case 'client': {
      const feature = 'src/client/features/'
      if (from.startsWith(feature) && to.startsWith(feature)) return folderOf(from, 4) === folderOf(to, 4)
      if (to.startsWith(feature)) return from.startsWith('src/client/app/') && dynamic
      // The players' build is without the workbench because each import of it stands behind a condition.
      const workbench = 'src/client/workbench/'
      if (to.startsWith(workbench) && !from.startsWith(workbench))
        return ['src/client/app/routes.tsx', 'src/client/main.tsx'].includes(from) && dynamic
      if (from.startsWith('src/client/ui/')) return !/^src\/client\/(api|app|stage)\//.test(to)
      return true
    }
    default:
      return false
  }
}

const allowedPackages: Record<Layer, RegExp> = {
  rules: /^$/,
  contracts: /^zod$/,
  bridge: /^zustand$/,
  manifest: /^$/,
  workshop: /^(node:.*|@resvg\/resvg-js|maxrects-packer|sharp|vite|wasm-media-encoders)$/,
  scenes: /^phaser$/,
  server: /^(?!phaser$|react|zustand$|i18next$|@telegram-apps\/sdk$)/,
  client: /^(?!phaser$|node:|fastify|@fastify|pg$|kysely$|zod$|pino$|sharp$)/,
}

const tell = (line: Import) => `${line.from} → ${line.to}${line.typeOnly ? ' (type)' : ''}`

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

  it('has no import cycle, types included', () => {
    const edges = new Map<string, string[]>()
    for (const line of imports)
      if (!line.external && !line.dynamic) edges.set(line.from, [...(edges.get(line.from) ?? []), line.to])
    const done = new Set<string>()
    const cycles: string[] = []
    const visit = (file: string, trail: readonly string[]): void => {
      if (trail.includes(file)) {
        cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
        return
      }
      if (done.has(file)) return
      for (const next of edges.get(file) ?? []) visit(next, [...trail, file])
      done.add(file)
    }
    for (const file of edges.keys()) visit(file, [])
    expect(cycles).toEqual([])
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

  it('has no file that only re-exports and no drawer', () => {
    expect(files.filter((file) => /(^|\/)(index|utils|types|helpers)\.tsx?$/.test(file))).toEqual([])
  })
})
