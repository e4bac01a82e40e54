import { makeOutput, type OutputFile, type OutputSource } from '../output.ts'
import { ArtProblem } from '../problem.ts'
import type { RasterFrame } from '../rasterise.ts'
import { blamedFiles, checkWeight } from './check-weight.ts'
import { framesOf } from './frame-targets.ts'
import type { FrameOverrides } from './read-overrides.ts'

/** An output with the artists' frames in it. */
export interface OverriddenOutput {
  readonly files: readonly OutputFile[]
  /** The game's names of the frames that come from artists. */
  readonly used: readonly string[]
  /** Why the others do not: our own stand in. */
  readonly leftOut: readonly ArtProblem[]
  /** What is used and looks wrong. */
  readonly suspicions: readonly ArtProblem[]
}

/** Returns what the work throws when it is a fault in the art; throws everything else. */
const faultOf = async <T>(work: () => Promise<T>): Promise<T | ArtProblem> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ArtProblem) return error
    throw error
  }
}

/** Makes an output with all of these frames, or throws `ArtProblem` when they are too heavy or too large together. */
const made = async (
  source: OutputSource,
  replaced: FrameOverrides,
  rasters: ReadonlyMap<string, RasterFrame>,
): Promise<readonly OutputFile[]> => {
  const files = await faultOf(() => makeOutput(source, rasters))
  if (files instanceof ArtProblem) {
    const cure = 'Leave the ground around the art clear, so that it can be trimmed'
    throw new ArtProblem(blamedFiles(replaced), source.name, 'its frames are too large for one texture', cure)
  }
  checkWeight(source, files, replaced)
  return files
}

/**
 * Makes an output with the artists' frames in the places of ours. A frame that turns out to be empty, cut off or
 * unreadable is left out; all of them are when together they are too much for a phone.
 */
export const makeWithOverrides = async (
  source: OutputSource,
  replaced: FrameOverrides = new Map(),
): Promise<OverriddenOutput> => {
  const [leftOut, suspicions]: [ArtProblem[], ArtProblem[]] = [[], []]
  const rasters = new Map<string, RasterFrame>()
  const used = new Map([...replaced])
  for (const frame of framesOf(source)) {
    const override = replaced.get(frame.name)
    if (!override) continue
    const raster = await faultOf(() => override.raster(frame))
    if (raster instanceof ArtProblem) {
      leftOut.push(raster)
      used.delete(frame.name)
      continue
    }
    rasters.set(frame.name, raster)
    suspicions.push(...(await override.suspicions(frame)))
  }
  const files = await faultOf(() => (rasters.size > 0 ? made(source, used, rasters) : makeOutput(source)))
  if (!(files instanceof ArtProblem)) return { files, used: [...rasters.keys()], leftOut, suspicions }
  return { files: await makeOutput(source), used: [], leftOut: [...leftOut, files], suspicions: [] }
}
