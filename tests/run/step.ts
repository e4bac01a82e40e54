import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { REPORTS } from './tally.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What a runner's progress reporter sends: how far it is, in units of its own. */
export interface Progress {
  readonly done: number
  readonly total: number
  /** `files`, `tests`. */
  readonly unit: string
  readonly passed: number
  readonly failed: number
}

/** A command that is run as a step of the tests. */
export interface Step {
  /** For people: "tests in the browser". */
  readonly title: string
  readonly command: string
  readonly args: readonly string[]
  /** Variables besides this program's. */
  readonly env?: Readonly<Record<string, string>>
}

const TENTHS = 10

const isProgress = (message: unknown): message is Progress =>
  typeof message === 'object' && message !== null && 'done' in message && 'total' in message

const seconds = (sinceMs: number): string => `${Math.round((performance.now() - sinceMs) / 1000)} s`

/** Path of a program of our packages. */
export const bin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name)

/**
 * Prints the steps of a run with their number: `3 of 12  tests in the browser (14 s)`, and of a long one each tenth of its tests. The
 * output of a step is printed when it fails; it stands in `.cache/tests/` in any case.
 */
export class StepRunner {
  readonly #total: number
  #done = 0

  constructor(total: number) {
    this.#total = total
  }

  /** Runs a step to its end; true when it exits with 0. */
  run({ title, command, args, env }: Step): Promise<boolean> {
    const beganMs = performance.now()
    let tenth = 0
    const tell = ({ done, total, unit, passed, failed }: Progress): void => {
      const reached = Math.floor((done / total) * TENTHS)
      if (reached <= tenth || reached === TENTHS) return
      tenth = reached
      const failedWords = failed > 0 ? `, ${failed} failed` : ''
      console.log(`         ${title}: ${done} of ${total} ${unit}, ${passed} passed${failedWords}`)
    }
    return new Promise((resolve) => {
      const child = spawn(command, args, {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: { ...process.env, ...env, FORCE_COLOR: '0' },
      })
      const parts: Buffer[] = []
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part))
      child.on('message', (message) => {
        if (isProgress(message)) tell(message)
      })
      const end = (hasSucceeded: boolean): void => {
        this.#done += 1
        const output = Buffer.concat(parts).toString()
        mkdirSync(REPORTS, { recursive: true })
        writeFileSync(path.join(REPORTS, `${title.replaceAll(' ', '-')}.log`), output)
        if (!hasSucceeded) console.log(output)
        const mark = hasSucceeded ? '✓' : '✗'
        console.log(`${mark} ${String(this.#done).padStart(2)} of ${this.#total}  ${title} (${seconds(beganMs)})`)
        resolve(hasSucceeded)
      }
      child.on('error', (error) => {
        parts.push(Buffer.from(error.message))
        end(false)
      })
      child.on('close', (code) => end(code === 0))
    })
  }
}
