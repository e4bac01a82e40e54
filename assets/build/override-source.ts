import type { ArtProblem } from './problem.ts'
import type { FrameSource, RasterFrame } from './rasterise.ts'

export interface OverrideFrame {
  readonly file: string
  readonly name: string
  /** Other names to try: packers omit a folder that is part of the atlas's own path. */
  readonly alsoNamed: readonly string[]
  readonly hash: string
  readonly canvas: { readonly width: number; readonly height: number }
  /** Throws `ArtProblem` if the frame is empty or cropped. */
  readonly raster: (source: FrameSource) => Promise<RasterFrame>
  readonly suspicions: (source: FrameSource) => Promise<readonly ArtProblem[]>
}
