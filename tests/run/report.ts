import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/reporters'

/** Counts of a runner's tests. Each failed test has its file, its name and the beginning of its messages. */
export interface Tally {
  readonly passed: number
  readonly skipped: number
  readonly failures: readonly string[]
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const MESSAGE_LINES = 8

const described = (name: string, messages: readonly (string | undefined)[]): string => {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(message ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, MESSAGE_LINES),
  )
  return [`✗ ${name}`, ...lines.map((line) => `    ${line.slice(0, 300)}`)].join('\n')
}

const failuresOfVitest = ({ testResults }: JsonTestResults): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(ROOT, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [described(file, [message])]
    return failed.map((test) => described(`${file} › ${test.fullName}`, test.failureMessages ?? []))
  })

const failuresOfSuite = ({ specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      const messages = errors.map(({ message }) => message)
      return described(`${file} › ${title}`, messages)
    }),
  ...suites.flatMap(failuresOfSuite),
]

const failuresOfPlaywright = ({ errors, suites }: JSONReport): string[] => [
  ...errors.map(({ message }) => described('outside of the tests', [message])),
  ...suites.flatMap(failuresOfSuite),
]

/** Reads the JSON report of Vitest or of Playwright, or a total of several. */
export const tallyOf = (report: JsonTestResults | JSONReport | Tally): Tally => {
  if ('failures' in report) return report
  if ('testResults' in report)
    return { passed: report.numPassedTests, skipped: report.numPendingTests, failures: failuresOfVitest(report) }
  const { expected, skipped } = report.stats
  return { passed: expected, skipped, failures: failuresOfPlaywright(report) }
}
