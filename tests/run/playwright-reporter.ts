import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import type { Progress } from './step.ts'

/** How the folder of the browser tests' server begins. */
export const E2E_FOLDER = 'house-kombat-e2e-'

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

  /** The server has stopped: the world that the configuration made for it goes. */
  async onExit(): Promise<void> {
    const folder = process.env.E2E_DATA_DIR
    if (folder?.startsWith(path.join(tmpdir(), E2E_FOLDER))) await rm(folder, { recursive: true, force: true })
  }
}

export default PlaywrightProgress
