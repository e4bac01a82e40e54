import { gzipSync } from 'node:zlib'
import { minifySync } from 'vite'

export interface WeighedChunk {
  readonly code: string
  /** The code left of each module after tree shaking, by path. */
  readonly modules: Readonly<Record<string, { readonly code: string | null }>>
}

export interface Weight {
  readonly name: string
  readonly bytes: number
}

const PACKAGE = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/

export const packageOf = (id: string): string => PACKAGE.exec(id)?.[1] ?? 'own code'

/**
 * Splits a chunk's gzipped size in proportion to the modules' minified lengths, because modules compressed together
 * have no separate sizes.
 */
export const moduleWeights = (chunks: readonly WeighedChunk[]): Weight[] =>
  chunks.flatMap(({ code, modules }) => {
    const lengths = Object.entries(modules).map(
      ([name, module]) => [name, minifySync('module.js', module.code ?? '').code.length] as const,
    )
    const total = lengths.reduce((sum, [, length]) => sum + length, 0)
    const chunkBytes = gzipSync(code, { level: 9 }).length
    return lengths.map(([name, length]) => ({ name, bytes: Math.round((chunkBytes * length) / total) }))
  })

/** Heaviest first. */
export const packageWeights = (modules: readonly Weight[]): Weight[] => {
  const sums = new Map<string, number>()
  for (const { name, bytes } of modules) sums.set(packageOf(name), (sums.get(packageOf(name)) ?? 0) + bytes)
  return [...sums].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes)
}
