import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import type { ThreadAnswer } from './art-worker.ts'
import { makeOwnSound } from './audio.ts'
import { makeOutput, type OutputFile, type OutputSource } from './output.ts'
import { ArtProblem } from './problem.ts'

const THREAD_FILE = fileURLToPath(new URL('./art-thread.mjs', import.meta.url))

/** A thread's start costs as much as some outputs; below this it does not pay. */
const OUTPUTS_A_THREAD = 8
/** Rasterising blocks, encoding does not, so a few outputs at once keep a thread busy. */
const AT_ONCE_ALONE = 4
/** Other threads encode meanwhile; fewer at once report the first output sooner. */
const AT_ONCE_A_THREAD = 2

export interface ArtMaker {
  readonly atOnce: number
  /** Throws `ArtProblem` for a faulty drawing. */
  readonly output: (source: OutputSource) => Promise<readonly OutputFile[]>
  readonly sound: (name: string) => Promise<readonly OutputFile[]>
  /** Ends the threads, even during work. */
  readonly close: () => Promise<void>
}

const inThisThread: ArtMaker = { atOnce: AT_ONCE_ALONE, output: makeOutput, sound: makeOwnSound, close: async () => {} }

/** Buffers arrive from a thread as plain arrays. */
const received = ({ fileName, data }: OutputFile): OutputFile => ({
  fileName,
  data: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
})

const filesOf = (answer: ThreadAnswer): readonly OutputFile[] => {
  if ('files' in answer) return answer.files.map(received)
  const { file, frame, problem, cure } = answer.fault
  throw new ArtProblem(file, frame, problem, cure)
}

const inThreads = (threads: number): ArtMaker => {
  const pool = new Tinypool({
    filename: THREAD_FILE,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: AT_ONCE_A_THREAD,
    // With Atomics a thread that waits for an encoder starts no other output.
    useAtomics: false,
    // This process's flags (the tests') must not reach the worker.
    execArgv: [],
  })
  return {
    atOnce: threads * AT_ONCE_A_THREAD,
    output: async (source) => filesOf(await pool.run(source, { name: 'answerOutput' })),
    sound: async (name) => filesOf(await pool.run(name, { name: 'answerSound' })),
    close: () => pool.destroy(),
  }
}

export const artMaker = (
  outputs: number,
  threads = Math.min(availableParallelism(), Math.floor(outputs / OUTPUTS_A_THREAD)),
): ArtMaker => (threads > 1 ? inThreads(threads) : inThisThread)
