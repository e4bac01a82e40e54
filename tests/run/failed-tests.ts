/** The used part of Vitest's JSON report. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    /** Why the whole file failed, when it did before a test of it ran. */
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** The used part of Playwright's JSON report. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  /** Of the run itself: a server that did not start, a file that could not be read. */
  readonly errors: readonly { readonly message?: string }[]
}

const MAX_LINES = 8

const ESCAPE = String.fromCharCode(27)
const COLOURS = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'gu')

/** The first lines of each message, without colours and empty lines, below the name of what failed. */
const described = (name: string, messages: readonly (string | undefined)[]): string => {
  const shown = messages.flatMap((message) =>
    (message ?? '')
      .replaceAll(COLOURS, '')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, MAX_LINES),
  )
  return [`✗ ${name}`, ...shown.map((line) => `    ${line.slice(0, 300)}`)].join('\n')
}

/** The failed tests of Vitest, each with the beginning of its message; `root` is cut off the files' names. */
export const failedOfVitest = (report: VitestReport, root: string): string[] =>
  report.testResults.flatMap((file) => {
    const name = file.name.replace(`${root}/`, '')
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [described(name, [file.message])]
    return failed.map((test) => described(`${name} › ${test.fullName}`, test.failureMessages ?? []))
  })

const failedOfSuite = (suite: PlaywrightSuite): string[] => [
  ...(suite.specs ?? [])
    .filter((spec) => !spec.ok)
    .map((spec) =>
      described(
        `${spec.file} › ${spec.title}`,
        spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors.map((error) => error.message))),
      ),
    ),
  ...(suite.suites ?? []).flatMap(failedOfSuite),
]

/** The failed tests of Playwright, each with the beginning of its messages, and what failed the run as a whole. */
export const failedOfPlaywright = (report: PlaywrightReport): string[] => [
  ...report.errors.map((error) => described('the run itself', [error.message])),
  ...report.suites.flatMap(failedOfSuite),
]
