import type { ArtProblem } from './problem.ts'
import type { FrameSource, RasterFrame } from './rasterise.ts'

export interface OverrideFrame {
  readonly file: string
  readonly name: string
  /** Alternative names: packers leave out folders that are part of the atlas's own path. */
  readonly alsoNamed: readonly string[]
  readonly hash: string
  readonly canvas: { readonly width: number; readonly height: number }
  /** Throws `ArtProblem` if it is empty or cropped. */
  readonly raster: (source: FrameSource) => Promise<RasterFrame>
  /** Warnings about pixels that may be intended. */
  readonly suspicions: (source: FrameSource) => Promise<readonly ArtProblem[]>
}
