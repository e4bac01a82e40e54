import type { TimedDatabase } from './database-time.ts'
import { type Bar, printFigure } from './figure.ts'

/** Works of one benchmark, measured one after the other. */
interface MeasuredWork {
  /** Prints seconds, those in which the database works, and the process's largest memory meanwhile. @returns the seconds */
  measured(name: string, work: () => Promise<unknown>): Promise<number>
  /** Prints what a call takes in the mean of `calls` of them, spread over players 1 to `players`. */
  asked(
    name: string,
    spread: { readonly calls: number; readonly players: number },
    ask: (id: number) => Promise<unknown>,
  ): Promise<void>
  /** Prints counts and sizes, as a statement gives them by name; those in bytes end with `bytes`. */
  printRow(row: Readonly<Record<string, number>> | undefined): void
  /** Prints seconds with a bar, which holds for a small world alone. */
  printInTime(name: string, seconds: number, bar: Bar | undefined): void
}

const WATCH_EVERY_MS = 50
const BYTES_PER_MB = 1_000_000

/**
 * Measures works against a database of their own; their figures are named after the benchmark.
 * @param role as whom they work, where others work beside them
 */
export const measuredWork = (
  bench: string,
  { databaseMsOf }: Pick<TimedDatabase, 'databaseMsOf'>,
  role?: string,
): MeasuredWork => {
  const print = (name: string, value: number, unit: string, bar?: Bar): void =>
    printFigure({ name: `${bench}_${name}`, value, unit, ...(bar && { bar }) })
  return {
    async measured(name, work) {
      let peakBytes = process.memoryUsage().rss
      const watch = setInterval(() => {
        peakBytes = Math.max(peakBytes, process.memoryUsage().rss)
      }, WATCH_EVERY_MS)
      const beganMs = performance.now()
      const databaseMs = await databaseMsOf(work, role)
      const seconds = (performance.now() - beganMs) / 1000
      clearInterval(watch)
      print(name, seconds, 's')
      print(`${name}_database_time`, databaseMs / 1000, 's')
      print(`${name}_peak_memory`, peakBytes / BYTES_PER_MB, 'MB')
      return seconds
    },
    async asked(name, { calls, players }, ask) {
      const beganMs = performance.now()
      for (let no = 1; no <= calls; no++) await ask(Math.ceil((no * players) / calls))
      print(name, (performance.now() - beganMs) / calls, 'ms')
    },
    printRow(row = {}) {
      for (const [name, value] of Object.entries(row)) print(name, value, name.endsWith('bytes') ? 'bytes' : '')
    },
    printInTime: (name, seconds, bar) => print(name, seconds, 's', bar),
  }
}
