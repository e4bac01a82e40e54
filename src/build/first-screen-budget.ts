import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { moduleWeights, packageWeights, type WeighedChunk } from './package-weights.ts'

/** Budget of the first screen's JavaScript (home, cold start), gzip. */
export const FIRST_SCREEN_BUDGET_BYTES = 150_000

/** Entries of the first screen. The messenger's SDK counts as well, although it loads after the first paint. */
const FIRST_SCREEN_MODULES = [
  /src\/client\/main\.tsx$/,
  /src\/client\/topics\/home\/screens\/home-screen\.tsx$/,
  /src\/client\/platform\/messenger-sdk\.ts$/,
]

const LATER = /node_modules\/(?:zod|phaser|@base-ui|howler|@tonconnect|tweetnacl)\/|src\/contracts\/schemas|^scenes\//

export interface BudgetChunk {
  readonly fileName: string
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
  readonly code: string
}

/** The chunks of the entries, and of all their static imports. Throws if an entry is not in the build. */
export const firstScreenChunks = <Chunk extends BudgetChunk>(chunks: readonly Chunk[]): Chunk[] => {
  const found = new Map<string, Chunk>()
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk.fileName)) return
    found.set(chunk.fileName, chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const module of FIRST_SCREEN_MODULES) {
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId !== null && module.test(facadeModuleId)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)))
    if (!chunk)
      throw new Error(`The build has no chunk for ${module.source}: update FIRST_SCREEN_MODULES of the budget`)
    add(chunk)
  }
  return [...found.values()]
}

export const firstScreenProblems = (
  chunks: readonly BudgetChunk[],
  budgetBytes = FIRST_SCREEN_BUDGET_BYTES,
): string[] => {
  const first = firstScreenChunks(chunks)
  const weights = first.map((chunk) => ({ fileName: chunk.fileName, bytes: gzipSync(chunk.code, { level: 9 }).length }))
  const totalBytes = weights.reduce((sum, { bytes }) => sum + bytes, 0)
  const misplaced = first.flatMap((chunk) => chunk.moduleIds.filter((id) => LATER.test(id)).slice(0, 1))
  const problems = misplaced.map((id) => `${id} is in the first screen and has to load later`)
  if (totalBytes > budgetBytes) {
    const heaviest = weights.sort((a, b) => b.bytes - a.bytes).map(({ fileName, bytes }) => `${fileName} ${bytes}`)
    problems.push(`The first screen weighs ${totalBytes} B of ${budgetBytes} B gzip: ${heaviest.join(', ')}`)
  }
  return problems
}

const writeWeights = (file: string, chunks: readonly (BudgetChunk & WeighedChunk)[]): void => {
  const modules = moduleWeights(firstScreenChunks(chunks)).sort((a, b) => b.bytes - a.bytes)
  const report = { budgetBytes: FIRST_SCREEN_BUDGET_BYTES, packages: packageWeights(modules), modules }
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, JSON.stringify(report, null, 2))
}

/**
 * Fails the production build when the first screen exceeds its budget, or has a module that must load later.
 * @param weightsFile gets the weights of packages and modules, bytes of gzip
 */
export const firstScreenBudget = (weightsFile: string): Plugin => ({
  name: 'house-kombat-first-screen-budget',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []))
      writeWeights(weightsFile, chunks)
      const problems = firstScreenProblems(chunks)
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  },
})
