import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** JavaScript of the first screen (home, cold), gzip, in all: 150 kB. */
export const FIRST_SCREEN_BUDGET_BYTES = 150_000

/** What the first screen runs: the page itself, home, and the messenger's SDK that follows the first paint. */
const FIRST_SCREEN_MODULES = [
  /index\.html$/,
  /src\/client\/features\/home\/home-screen\.tsx$/,
  /src\/client\/platform\/messenger-sdk\.ts$/,
]

/** What must load later, or never. */
const LATER = /node_modules\/(?:zod|phaser|@base-ui|howler)\/|src\/contracts\/schemas|^scenes\//

/** A chunk as the budget looks at it. */
export interface BudgetChunk {
  readonly fileName: string
  /** The module that the chunk was made for, if it was made for one. */
  readonly facadeModuleId: string | null
  /** File names of the chunks that it imports at once. */
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
  readonly code: string
}

/** The chunks of the first screen: its own and all that these import at once. Throws when one of them is not in the build. */
export const firstScreenChunks = (chunks: readonly BudgetChunk[]): BudgetChunk[] => {
  const found = new Map<string, BudgetChunk>()
  const add = (chunk: BudgetChunk | undefined): void => {
    if (!chunk || found.has(chunk.fileName)) return
    found.set(chunk.fileName, chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const module of FIRST_SCREEN_MODULES) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId !== null && module.test(facadeModuleId))
    if (!chunk)
      throw new Error(`The build has no chunk for ${module.source}: put its new name into the first screen's budget`)
    add(chunk)
  }
  return [...found.values()]
}

/** Weighs the first screen and names what breaks its rules; no problem, no lines. */
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

/** Stops the players' build when the first screen is too heavy. */
export const firstScreenBudget = (): Plugin => ({
  name: 'house-kombat-first-screen-budget',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []))
      const problems = firstScreenProblems(chunks)
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  },
})
