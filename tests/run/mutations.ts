import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Stryker } from '@stryker-mutator/core'

const ROOT = path.resolve(import.meta.dirname, '../..')
const RULES = 'src/rules'

const folders = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

interface Part {
  readonly title: string
  readonly mutate: readonly string[]
  /** Glob below `tests/rules` of the tests that run against each mutant. */
  readonly tests: string
}

// A topic's mutants meet only that topic's tests. Otherwise each mutant of a fight would run a thousand tournaments,
// too.
const tested = folders('tests/rules')
const parts: readonly Part[] = [
  ...tested.map((title) => ({ title, mutate: [`${RULES}/${title}/**/*.ts`], tests: `${title}/**` })),
  {
    title: 'the rest',
    mutate: [
      `${RULES}/**/*.ts`,
      ...tested.map((topic) => `!${RULES}/${topic}/**`),
      'src/server/db/movements.ts',
      'src/server/modules/market/listing-id.ts',
      'src/server/modules/payments/{payload,update-shape}.ts',
    ],
    tests: '**',
  },
]

const DETECTED: readonly string[] = ['Killed', 'Timeout']
const UNDETECTED: readonly string[] = ['Survived', 'NoCoverage']

const rows: {
  readonly part: string
  readonly detected: number
  readonly undetected: number
  readonly score: string
}[] = []
const row = (part: string, detected: number, undetected: number) => ({
  part,
  detected,
  undetected,
  score: `${((100 * detected) / Math.max(1, detected + undetected)).toFixed(1)} %`,
})
const asked = process.argv.slice(2)
for (const { title, mutate, tests } of parts.filter(({ title }) => asked.length === 0 || asked.includes(title))) {
  process.env.MUTATION_TESTS = tests
  const report = `.cache/mutations/${title.replaceAll(' ', '-')}.html`
  const mutants = await new Stryker({ mutate: [...mutate], htmlReporter: { fileName: report } }).runMutationTest()
  const among = (statuses: readonly string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
  rows.push(row(title, among(DETECTED), among(UNDETECTED)))
}
const sum = (key: 'detected' | 'undetected') => rows.reduce((total, part) => total + part[key], 0)
console.table([...rows, row('all', sum('detected'), sum('undetected'))])
