import path from 'node:path'
import type { Plugin } from 'vite'
import { parseSync } from 'vite'

interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** Packages whose top-level calls the bundler must assume to have side effects. */
const LIBRARIES = /node_modules[\\/](?:@telegram-apps[\\/](?:sdk|bridge|transformers)|react-router)[\\/]dist[\\/]/

const packageFile = (file: string): string => path.resolve(import.meta.dirname, '../../node_modules', file)

/** The packages' own builds for production, which their `exports` do not choose. */
const ALIASES = [
  { find: /^react-router$/, replacement: packageFile('react-router/dist/production/index.mjs') },
  // For React before 18; since then the hook is React's own, and this package's other half passes that on.
  { find: /^use-sync-external-store\/shim$/, replacement: packageFile('use-sync-external-store/index.js') },
]

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

const isFunction = (node: SyntaxNode): boolean => /Function|MethodDefinition|ClassBody/.test(node.type)

const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)

/** Start offsets of the calls that run when the declaration is evaluated, not those inside its functions. */
const callsIn = (node: SyntaxNode): number[] => {
  if (isFunction(node)) return []
  const own = node.type === 'CallExpression' || node.type === 'NewExpression' ? [node.start] : []
  return [...own, ...childrenOf(node).flatMap(callsIn)]
}

/** Marks calls that initialise top-level constants as pure, so that unused constants are dropped. */
const markDeclarations = (code: string, file: string): string => {
  const { program } = parseSync(file, code)
  const starts = (program.body as readonly SyntaxNode[])
    .map((statement) => (statement as SyntaxNode & { declaration?: SyntaxNode }).declaration ?? statement)
    .filter((statement) => isNode(statement) && statement.type === 'VariableDeclaration')
    .flatMap(callsIn)
  let marked = code
  for (const start of [...new Set(starts)].sort((a, b) => b - a)) {
    marked = `${marked.slice(0, start)}/* @__PURE__ */ ${marked.slice(start)}`
  }
  return marked
}

/**
 * Lets the bundler drop unused parts of the messenger's SDK and of the router: 5.0 kB gzip of the first screen. Removes display
 * names too, for each would keep its component.
 */
export const lightLibraries = (): Plugin => ({
  name: 'house-kombat-light-libraries',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  config: () => ({ resolve: { alias: ALIASES } }),
  transform: {
    filter: { id: LIBRARIES },
    handler: (code, id) => ({
      code: markDeclarations(code, id).replace(/^\w+\.displayName = .*$/gm, ''),
      map: null,
    }),
  },
})
