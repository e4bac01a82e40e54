import { makeOutput, type OutputFile, type OutputSource } from '../output.ts'
import { ArtProblem } from '../problem.ts'
import type { RasterFrame } from '../rasterise.ts'
import { blamedFiles, checkWeight } from './check-weight.ts'
import { framesOf } from './frame-targets.ts'
import type { FrameOverrides } from './read-overrides.ts'

export interface OverriddenOutput {
  readonly files: readonly OutputFile[]
  readonly used: readonly string[]
  readonly leftOut: readonly ArtProblem[]
  readonly suspicions: readonly ArtProblem[]
}

const faultOf = async <T>(work: () => Promise<T>): Promise<T | ArtProblem> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ArtProblem) return error
    throw error
  }
}

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

/** Leaves out empty, cropped or unreadable frames. Leaves out all frames if together they are too large a download. */
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
