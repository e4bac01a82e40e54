import { makeOwnSound } from './audio.ts'
import { makeOutput, type OutputFile, type OutputSource } from './output.ts'
import { ArtProblem, type ArtProblemText } from './problem.ts'

/** A fault is returned as data, because an error loses its class and fields between threads. */
export type ThreadAnswer = { readonly files: readonly OutputFile[] } | { readonly fault: ArtProblemText }

export const answerOutput = async (source: OutputSource): Promise<ThreadAnswer> => {
  try {
    return { files: await makeOutput(source) }
  } catch (error) {
    if (!(error instanceof ArtProblem)) throw error
    const { file, frame, problem, cure } = error
    return { fault: { file, frame, problem, cure } }
  }
}

export const answerSound = async (name: string): Promise<ThreadAnswer> => ({ files: await makeOwnSound(name) })
