import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ParseResult, parseSync } from 'vite'

export interface SourceImport {
  readonly from: string
  /** File inside the repository, relative to its root, or the package's name. */
  readonly to: string
  readonly external: boolean
  readonly typeOnly: boolean
  readonly dynamic: boolean
}

const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')

/** The subpath imports of package.json, each with its folder, such as `#rules/*`. */
const ALIASES = Object.entries(
  (JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../package.json'), 'utf8')).imports ?? {}) as Record<
    string,
    string
  >,
)

/** The file that a subpath import names, relative to the root; undefined for any other request. */
export const aliasedFile = (request: string, aliases = ALIASES): string | undefined => {
  for (const [alias, file] of aliases) {
    const [head = '', tail] = alias.split('*')
    if (tail === undefined ? request === alias : request.startsWith(head) && request.endsWith(tail))
      return path.posix.normalize(file.replace('*', request.slice(head.length, request.length - (tail ?? '').length)))
  }
}

const target = (from: string, request: string): Pick<SourceImport, 'to' | 'external'> => {
  const aliased = aliasedFile(request.replace(/\?.*$/, ''))
  if (aliased !== undefined) return { to: aliased, external: false }
  return request.startsWith('.')
    ? { to: path.posix.join(path.posix.dirname(from), request.replace(/\?.*$/, '')), external: false }
    : { to: packageOf(request), external: true }
}

/** Static imports, re-exports, and dynamic imports of a literal path. */
export const importsOf = (
  from: string,
  source: string,
  parsed: ParseResult = parseSync(from, source),
): SourceImport[] => {
  const { staticImports, staticExports, dynamicImports } = parsed.module
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
}
