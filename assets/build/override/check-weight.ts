import type { OutputFile, OutputSource } from '../output.ts'
import { ArtProblem } from '../problem.ts'
import type { FrameOverrides } from './read-overrides.ts'

/** Download limit of one pack or picture. The game's own are far smaller. */
const MAX_KB = { pack: 600, picture: 250 } as const

export const blamedFiles = (replaced: FrameOverrides): string => {
  const [first = '', ...more] = new Set([...replaced.values()].map(({ file }) => file))
  return more.length > 0 ? `${first} and ${more.length} more files` : first
}

/** Throws `ArtProblem` if an output is too large a download for a phone. */
export const checkWeight = (source: OutputSource, files: readonly OutputFile[], replaced: FrameOverrides): void => {
  const kilobytes = files.reduce((sum, file) => sum + file.data.length, 0) / 1000
  const limit = MAX_KB[source.kind]
  if (kilobytes <= limit) return
  const problem = `packed for the game it weighs ${Math.ceil(kilobytes)} kB, over the limit of ${limit} kB`
  throw new ArtProblem(blamedFiles(replaced), source.name, problem, 'Use fewer colours, flat areas and less noise')
}
