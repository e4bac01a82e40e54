import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

/** What one run of the shots has seen, for `npm run shots:accept`. */
export interface ShotsSeen {
  /** Every picture that was compared: its baseline's path below the baselines' folder. */
  readonly taken: readonly string[]
  /** Pictures unlike their baseline or without one, and where the new one lies. */
  readonly unlike: readonly { readonly baseline: string; readonly actual: string }[]
  /** Tests that failed for anything but a picture. */
  readonly broken: readonly string[]
}

/** Where the reporter writes it. */
export const SHOTS_SEEN_FILE = path.resolve(import.meta.dirname, '../../.cache/tests/shots-seen.json')

const SHOT_STEP = /toHaveScreenshot\(([^)]+)\)/
const ACTUAL = /-actual\.png$/

const stepsOf = (steps: readonly TestStep[]): TestStep[] => steps.flatMap((step) => [step, ...stepsOf(step.steps)])

/** Notes which pictures were compared and which of them differ. */
class ShotsReporter implements Reporter {
  readonly #taken = new Set<string>()
  readonly #unlike = new Map<string, string>()
  readonly #broken: string[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    const folder = path.basename(test.location.file)
    for (const step of stepsOf(result.steps)) {
      const name = SHOT_STEP.exec(step.title)?.[1]
      if (name) this.#taken.add(`${folder}/${name}`)
    }
    const unlike = result.attachments.filter(({ name }) => ACTUAL.test(name))
    for (const { name, path: actual } of unlike)
      if (actual) this.#unlike.set(`${folder}/${name.replace(ACTUAL, '.png')}`, actual)
    const others = result.errors.filter(({ message }) => !/toHaveScreenshot|snapshot/i.test(message ?? ''))
    if (result.status !== 'passed' && result.status !== 'skipped' && (unlike.length === 0 || others.length > 0))
      this.#broken.push(`${test.title}: ${others[0]?.message?.split('\n')[0] ?? result.status}`)
  }

  onEnd(): void {
    const seen: ShotsSeen = {
      taken: [...this.#taken],
      unlike: [...this.#unlike].map(([baseline, actual]) => ({ baseline, actual })),
      broken: this.#broken,
    }
    mkdirSync(path.dirname(SHOTS_SEEN_FILE), { recursive: true })
    writeFileSync(SHOTS_SEEN_FILE, JSON.stringify(seen))
  }

  printsToStdio(): boolean {
    return false
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export
export default ShotsReporter
