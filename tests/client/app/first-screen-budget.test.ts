// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type BudgetChunk, firstScreenChunks, firstScreenProblems } from '#build/first-screen-budget.ts'
import { moduleWeights, packageWeights } from '#build/package-weights.ts'

const chunk = (fileName: string, changes: Partial<BudgetChunk> = {}): BudgetChunk => ({
  fileName,
  facadeModuleId: null,
  imports: [],
  moduleIds: [],
  code: 'x',
  ...changes,
})
const first = [
  chunk('index.js', { facadeModuleId: '/game/src/client/main.tsx', imports: ['react.js'] }),
  chunk('home.js', {
    facadeModuleId: '/game/src/client/topics/home/screens/home-screen.tsx',
    imports: ['react.js', 'rules.js'],
  }),
  chunk('sdk.js', { facadeModuleId: '/game/src/client/platform/messenger-sdk.ts' }),
  chunk('react.js'),
  chunk('rules.js'),
]

describe("the first screen's budget", () => {
  it('weighs the page, home, the SDK and all that these import at once, each once', () => {
    const all = [...first, chunk('phaser.js', { moduleIds: ['/game/node_modules/phaser/x.js'] })]
    expect(firstScreenChunks(all).map(({ fileName }) => fileName)).toEqual([
      'index.js',
      'react.js',
      'home.js',
      'rules.js',
      'sdk.js',
    ])
    expect(firstScreenProblems(all)).toEqual([])
  })

  it('names what is too heavy', () => {
    expect(firstScreenProblems(first, 10)[0]).toMatch(/weighs \d+ B of 10 B gzip: .*index\.js/)
  })

  it.each([
    '/game/node_modules/zod/index.js',
    '/game/node_modules/phaser/a.js',
    '/game/node_modules/@tonconnect/sdk/lib/esm/index.mjs',
    '/game/node_modules/tweetnacl/nacl-fast.js',
    '/game/src/contracts/schemas/players.ts',
  ])('names %s when it has slipped in', (id) => {
    const slipped = first.map((part) => (part.fileName === 'rules.js' ? { ...part, moduleIds: [id] } : part))
    expect(firstScreenProblems(slipped)).toEqual([`${id} is in the first screen and has to load later`])
  })

  it('says so when home has moved', () => {
    expect(() => firstScreenChunks(first.slice(0, 1))).toThrow('budget')
  })
})

describe('the weights of packages', () => {
  const modules = moduleWeights([
    {
      code: 'x'.repeat(100),
      modules: {
        '/game/node_modules/react-dom/a.js': { code: 'export const a = 1111111111\n' },
        '/game/node_modules/@tanstack/query-core/b.js': { code: '/* a long comment */ export const b = 1\n' },
        '/game/src/client/main.tsx': { code: 'export const c = 11111\n' },
        '/game/src/client/later.tsx': { code: null },
      },
    },
  ])

  it('are shares of what the chunk weighs, the heaviest first, ours as one of them', () => {
    expect(packageWeights(modules).map(({ name }) => name)).toEqual(['react-dom', 'own code', '@tanstack/query-core'])
    const total = modules.reduce((sum, { bytes }) => sum + bytes, 0)
    expect(Math.abs(total - gzipSync('x'.repeat(100), { level: 9 }).length)).toBeLessThanOrEqual(2)
  })
})
