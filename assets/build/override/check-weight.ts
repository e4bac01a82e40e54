import type { OutputFile, OutputSource } from '../output.ts'
import { ArtProblem } from '../problem.ts'
import type { FrameOverrides } from './read-overrides.ts'

/** What a phone may have to load for one pack or picture; ours stay well below. */
const MAX_KB = { pack: 600, picture: 250 } as const

/** The files that are to blame for what many frames do together. */
export const blamedFiles = (replaced: FrameOverrides): string => {
  const [first = '', ...more] = new Set([...replaced.values()].map(({ file }) => file))
  return more.length > 0 ? `${first} and ${more.length} more files` : first
}

/** Throws `ArtProblem` when an artist's frames make an output too heavy to send to a phone. */
export const checkWeight = (source: OutputSource, files: readonly OutputFile[], replaced: FrameOverrides): void => {
  const kilobytes = files.reduce((sum, file) => sum + file.data.length, 0) / 1000
  const limit = MAX_KB[source.kind]
  if (kilobytes <= limit) return
  const problem = `packed for the game it weighs ${Math.ceil(kilobytes)} kB, over the limit of ${limit} kB`
  throw new ArtProblem(blamedFiles(replaced), source.name, problem, 'Use fewer colours, flat areas and less noise')
}
