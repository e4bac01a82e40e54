import type { ArtProblem } from './problem.ts'
import type { FrameSource, RasterFrame } from './rasterise.ts'

/** An artist's frame, which overrides ours. */
export interface OverrideFrame {
  /** Where it comes from, for messages and the report. */
  readonly file: string
  /** Its name as the artist wrote it. */
  readonly name: string
  /** Names that it may have as well: a packer leaves out the folders that stand in its atlas's own path. */
  readonly alsoNamed: readonly string[]
  /** Changes whenever its pixels may have changed. */
  readonly hash: string
  /** The canvas that the artist drew on. */
  readonly canvas: { readonly width: number; readonly height: number }
  /** The frame's pixels for its place in the game. Throws `ArtProblem` when it is empty or cut off by its canvas. */
  readonly raster: (source: FrameSource) => Promise<RasterFrame>
  /** What looks wrong in its pixels and may be meant. */
  readonly suspicions: (source: FrameSource) => Promise<readonly ArtProblem[]>
}
