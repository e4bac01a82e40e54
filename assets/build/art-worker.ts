import { makeOwnSound } from './audio.ts'
import { makeOutput, type OutputFile, type OutputSource } from './output.ts'
import { ArtProblem, type ArtProblemText } from './problem.ts'

// What a thread of `art-threads.ts` does.

/** What a thread answers: an error on its way between threads loses its name and its parts, so a fault in the art goes as data. */
export type ThreadAnswer = { readonly files: readonly OutputFile[] } | { readonly fault: ArtProblemText }

/** Makes one output of our own drawings. */
export const answerOutput = async (source: OutputSource): Promise<ThreadAnswer> => {
  try {
    return { files: await makeOutput(source) }
  } catch (error) {
    if (!(error instanceof ArtProblem)) throw error
    const { file, frame, problem, cure } = error
    return { fault: { file, frame, problem, cure } }
  }
}

/** Makes one file of our own sounds. */
export const answerSound = async (name: string): Promise<ThreadAnswer> => ({ files: await makeOwnSound(name) })
