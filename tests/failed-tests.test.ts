import { expect, it } from 'vitest'
import { failedOfPlaywright, failedOfVitest } from './run/failed-tests.ts'

it('names each failed test of Vitest with the beginning of its message, and none that passed', () => {
  const report = {
    testResults: [
      {
        name: '/project/tests/rules/mining.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'mines' },
          {
            status: 'failed',
            fullName: 'stops when full',
            failureMessages: [
              `Error: ${String.fromCharCode(27)}[31mexpected 3${String.fromCharCode(27)}[39m to be 4\n\n  at x`,
            ],
          },
        ],
      },
    ],
  }
  expect(failedOfVitest(report, '/project')).toEqual([
    '✗ tests/rules/mining.test.ts › stops when full\n    Error: expected 3 to be 4\n      at x',
  ])
})

it('names a file of Vitest that failed before any test of it ran', () => {
  const report = {
    testResults: [
      { name: '/project/a.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  }
  expect(failedOfVitest(report, '/project')).toEqual(['✗ a.test.ts\n    Cannot find module'])
})

it('names failed tests of Playwright in suites within suites, and what failed the run as a whole', () => {
  const report = {
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        specs: [{ title: 'passes', file: 'home.spec.ts', ok: true, tests: [] }],
        suites: [
          {
            specs: [
              {
                title: 'claims',
                file: 'home.spec.ts',
                ok: false,
                tests: [{ results: [{ errors: [{ message: 'not visible' }] }] }],
              },
            ],
          },
        ],
      },
    ],
  }
  expect(failedOfPlaywright(report)).toEqual([
    '✗ the run itself\n    the server did not start',
    '✗ home.spec.ts › claims\n    not visible',
  ])
})

it('shows no more of a message than a reader of a log wants', () => {
  const message = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n')
  const [failed = ''] = failedOfPlaywright({ errors: [{ message }], suites: [] })
  expect(failed.split('\n')).toHaveLength(9)
})
