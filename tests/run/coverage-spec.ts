import path from 'node:path'
import { BUILT_CHAPTERS } from '../spec/built-rows.ts'
import { coverageBelow, FEATURE_ROWS } from '../spec/coverage.ts'

const coverage = coverageBelow(path.resolve(import.meta.dirname, '..'))
const built = new Set(Object.values(BUILT_CHAPTERS).flat())
const brief = process.argv.includes('--brief')
let area = ''
for (const row of FEATURE_ROWS) {
  if (row.area !== area) console.log(`\n${row.area}`)
  area = row.area
  const tests = coverage.get(row.row) ?? []
  const state = tests.length > 0 ? `${tests.length} named` : built.has(row.row) ? 'WITHOUT A TEST' : 'not built yet'
  console.log(`${String(row.row).padStart(4)}  ${row.feature.slice(0, 90)}  [${state}]`)
  if (!brief) for (const test of tests) console.log(`        ${test}`)
}

const without = FEATURE_ROWS.filter(({ row }) => !coverage.has(row)).map(({ row }) => row)
const missing = without.filter((row) => built.has(row))
console.log(`\n${FEATURE_ROWS.length - without.length} of ${FEATURE_ROWS.length} rows are named by a test.`)
console.log(`Built and without a test: ${missing.join(', ') || 'none'}.`)
console.log(`Not built yet: ${without.filter((row) => !built.has(row)).join(', ') || 'none'}.`)
if (missing.length > 0) process.exitCode = 1
