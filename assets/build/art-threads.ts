import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import type { ThreadAnswer } from './art-worker.ts'
import { makeOwnSound } from './audio.ts'
import { makeOutput, type OutputFile, type OutputSource } from './output.ts'
import { ArtProblem } from './problem.ts'

const THREAD_FILE = fileURLToPath(new URL('./art-thread.mjs', import.meta.url))

/** A thread loads the programs anew, which takes as long as some outputs: for fewer it does not pay. */
const OUTPUTS_A_THREAD = 8
/** Rasterising blocks a thread, encoding does not: a few outputs at once keep it busy. */
const AT_ONCE_ALONE = 4
/** Of several threads others encode meanwhile; the fewer are begun, the sooner the first is told. */
const AT_ONCE_A_THREAD = 2

/** Makes what our own drawings and sounds become, several at once. */
export interface ArtMaker {
  /** How many outputs are worth asking for at once. */
  readonly atOnce: number
  /** Throws `ArtProblem` for a fault in the drawing. */
  readonly output: (source: OutputSource) => Promise<readonly OutputFile[]>
  /** A file of sound, by its name. */
  readonly sound: (name: string) => Promise<readonly OutputFile[]>
  /** Ends the threads, also in the middle of their work. */
  readonly close: () => Promise<void>
}

const inThisThread: ArtMaker = { atOnce: AT_ONCE_ALONE, output: makeOutput, sound: makeOwnSound, close: async () => {} }

/** Bytes cross between threads as plain arrays. */
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
    // Otherwise a thread that waits for the encoder of one output begins no other.
    useAtomics: false,
    // The file brings its own: flags of this process, which may be the tests', are not for it.
    execArgv: [],
  })
  return {
    atOnce: threads * AT_ONCE_A_THREAD,
    output: async (source) => filesOf(await pool.run(source, { name: 'answerOutput' })),
    sound: async (name) => filesOf(await pool.run(name, { name: 'answerSound' })),
    close: () => pool.destroy(),
  }
}

/**
 * A maker for so many outputs, with a thread for each core that has enough to do. The bytes are the same in any number of threads;
 * `threads` sets it for tests and benches.
 */
export const artMaker = (
  outputs: number,
  threads = Math.min(availableParallelism(), Math.floor(outputs / OUTPUTS_A_THREAD)),
): ArtMaker => (threads > 1 ? inThreads(threads) : inThisThread)
