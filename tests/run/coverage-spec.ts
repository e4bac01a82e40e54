import path from 'node:path'
import { BUILT_CHAPTERS, ONE_SIDED_ROWS, ROWS_BY_SIDE, ROWS_IN_PART } from '#tests/spec/built-rows.ts'
import { countByKind, coverageBelow, FEATURE_ROWS, type RowTest } from '#tests/spec/coverage.ts'

const coverage = coverageBelow(path.resolve(import.meta.dirname, '..'))
const built = new Set(Object.values(BUILT_CHAPTERS).flat())
const brief = process.argv.includes('--brief')

const stateOf = (row: number, tests: readonly RowTest[]): string => {
  const counts = [...countByKind(tests)].map(([kind, count]) => `${kind} ${count}`).join(', ')
  const lacks = ROWS_IN_PART.find((part) => part.row === row)?.lacks
  const part = lacks === undefined ? '' : `in part, without ${lacks}; `
  if (built.has(row)) return part + (counts || 'WITHOUT A TEST')
  return counts ? `not built yet; named by ${counts}` : 'not built yet'
}

let area = ''
for (const row of FEATURE_ROWS) {
  if (row.area !== area) console.log(`\n${row.area}`)
  area = row.area
  const tests = coverage.get(row.row) ?? []
  console.log(`${String(row.row).padStart(4)}  ${row.feature.slice(0, 90)}  [${stateOf(row.row, tests)}]`)
  if (!brief) for (const { kind, place } of tests) console.log(`        ${kind.padEnd(8)}${place}`)
}

const without = FEATURE_ROWS.filter(({ row }) => !coverage.has(row)).map(({ row }) => row)
const missing = without.filter((row) => built.has(row))
const hasTest = (row: number, kind: 'server' | 'browser'): boolean =>
  (coverage.get(row) ?? []).some((test) => test.kind === kind)
console.log(`\n${FEATURE_ROWS.length - without.length} of ${FEATURE_ROWS.length} rows are named by a test.`)
console.log(`Built and without a test: ${missing.join(', ') || 'none'}.`)
console.log(`Built in part: ${ROWS_IN_PART.map(({ row, lacks }) => `${row} (without ${lacks})`).join(', ') || 'none'}.`)
console.log(`Not built yet: ${FEATURE_ROWS.flatMap(({ row }) => (built.has(row) ? [] : [row])).join(', ') || 'none'}.`)
for (const side of ['server', 'browser'] as const) {
  const rows = ROWS_BY_SIDE[side]
  const tested = rows.filter((row) => hasTest(row, side))
  console.log(`\nOf the ${rows.length} rows that have a side of the ${side} ${tested.length} are tested there.`)
}
console.log('The others:')
for (const { because, row, without: side } of ONE_SIDED_ROWS)
  console.log(`${String(row).padStart(4)}  no ${side}: ${because}`)
if (missing.length > 0) process.exitCode = 1
