import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import type { ThreadAnswer } from './art-worker.ts'
import { makeOwnSound } from './audio.ts'
import { makeOutput, type OutputFile, type OutputSource } from './output.ts'
import { ArtProblem } from './problem.ts'

const THREAD_FILE = fileURLToPath(new URL('./art-thread.mjs', import.meta.url))

/** Outputs per thread. Starting a thread costs as much as making a few outputs. */
const OUTPUTS_A_THREAD = 8
/** Rasterising blocks the thread, encoding does not. Several outputs at once keep it busy. */
const AT_ONCE_ALONE = 4
/** Fewer than alone, because other threads work meanwhile and the first result comes sooner. */
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

/** A thread's Buffers arrive as plain Uint8Arrays. */
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
    // With Atomics a thread that waits for an encoder would not start another output.
    useAtomics: false,
    // By default a worker inherits the flags of its process, for example those of a test run.
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
