import { type Bar, printFigure } from './figure.ts'
import type { TimedDatabase } from './timed-database.ts'

/** Works of one benchmark, measured one after the other; their figures begin with its name. */
interface MeasuredWork {
  /** Prints seconds, those in which the database works, and the process's largest memory meanwhile. @returns the seconds */
  measured(name: string, work: () => Promise<unknown>): Promise<number>
  /** Prints the database time of a call that players wait for, at the median and at the 99th percentile. */
  sampled(name: string, call: () => Promise<unknown>): Promise<void>
  /** Prints the mean time of 200 calls, spread over players 1 to `players`. */
  asked(name: string, players: number, ask: (id: number) => Promise<unknown>): Promise<void>
  print(name: string, value: number, unit: string, bar?: Bar): void
  /** Prints counts and sizes, as a statement gives them by name; those in bytes end with `bytes`. */
  printRow(row: Readonly<Record<string, number>> | undefined): void
}

const WATCH_EVERY_MS = 50
const BYTES_PER_MB = 1_000_000
const ASKED = 200
const P99_MS = 3
const SAMPLES = Number(process.env.BENCH_SAMPLES ?? 300)

export const measuredWork = (bench: string, { databaseMsOf }: TimedDatabase): MeasuredWork => {
  const print: MeasuredWork['print'] = (name, value, unit, bar) =>
    printFigure({ name: `${bench}_${name}`, value, unit, ...(bar && { bar }) })
  return {
    async measured(name, work) {
      let peakBytes = process.memoryUsage().rss
      const watch = setInterval(() => {
        peakBytes = Math.max(peakBytes, process.memoryUsage().rss)
      }, WATCH_EVERY_MS)
      const beganMs = performance.now()
      const databaseMs = await databaseMsOf(work)
      const seconds = (performance.now() - beganMs) / 1000
      clearInterval(watch)
      print(name, seconds, 's')
      print(`${name}_database_time`, databaseMs / 1000, 's')
      print(`${name}_peak_memory`, peakBytes / BYTES_PER_MB, 'MB')
      return seconds
    },
    async sampled(name, call) {
      const taken: number[] = []
      for (let no = 0; no < SAMPLES; no++) taken.push(await databaseMsOf(call))
      taken.sort((a, b) => a - b)
      const at = (share: number): number => taken[Math.floor(SAMPLES * share)] ?? Number.NaN
      print(`${name}_p50`, at(0.5), 'ms')
      print(`${name}_p99`, at(0.99), 'ms', { atMost: P99_MS })
    },
    async asked(name, players, ask) {
      const beganMs = performance.now()
      for (let no = 1; no <= ASKED; no++) await ask(Math.ceil((no * players) / ASKED))
      print(name, (performance.now() - beganMs) / ASKED, 'ms')
    },
    print,
    printRow(row = {}) {
      for (const [name, value] of Object.entries(row)) print(name, value, name.endsWith('bytes') ? 'bytes' : '')
    },
  }
}
