import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import type { Progress } from './step.ts'

/** Reporter of Vitest that sends its progress to the process that started it. */
export class VitestProgress implements Reporter {
  #total = 0
  #done = 0
  #passed = 0
  #failed = 0

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#total = specifications.length
  }

  onTestModuleEnd(module: TestModule): void {
    this.#done += 1
    for (const test of module.children.allTests('passed')) if (test.ok()) this.#passed += 1
    this.#failed += [...module.children.allTests('failed')].length
    const progress: Progress = {
      done: this.#done,
      total: this.#total,
      unit: 'files',
      passed: this.#passed,
      failed: this.#failed,
    }
    process.send?.(progress)
  }
}
