import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import type { Progress } from './step.ts'

/** Reporter of Playwright that sends its progress to the process that started it. Playwright loads it by its default export. */
class PlaywrightProgress implements Reporter {
  #total = 0
  #passed = 0
  #failed = 0

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length
  }

  onTestEnd(test: TestCase): void {
    if (test.ok()) this.#passed += 1
    else this.#failed += 1
    const progress: Progress = {
      done: this.#passed + this.#failed,
      total: this.#total,
      unit: 'tests',
      passed: this.#passed,
      failed: this.#failed,
    }
    process.send?.(progress)
  }
}

export default PlaywrightProgress
