import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folder of the baselines, beside their specs. */
export const BASELINES = path.resolve(import.meta.dirname, '../screenshots/baselines')
/** File with the browser version that took them. */
export const BASELINE_BROWSER_FILE = path.join(BASELINES, 'chromium.json')

/** Major version of a Chromium: 156. */
export const chromiumMajor = (executablePath: string): number => {
  const words = execFileSync(executablePath, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return Number(/(\d+)\.\d+\.\d+/.exec(words)?.[1] ?? 0)
}

/** Major version of the browser that took the baselines, or null when there are none yet. */
export const baselineMajor = (): number | null =>
  existsSync(BASELINE_BROWSER_FILE)
    ? (JSON.parse(readFileSync(BASELINE_BROWSER_FILE, 'utf8')) as { major: number }).major
    : null
