import { MAX_ATLAS_PX } from '../pack.ts'
import { type FrameSource, frameSize } from '../rasterise.ts'

/** Artists paint at twice the size that the game shows. */
export const PAINTING_SCALE = 2

export interface CanvasSize {
  readonly width: number
  readonly height: number
}

export const paintingScale = (source: FrameSource): number => {
  const { width, height } = frameSize(source)
  return Math.max(width, height) * PAINTING_SCALE > MAX_ATLAS_PX ? 1 : PAINTING_SCALE
}

export const paintingSize = (source: FrameSource): CanvasSize =>
  frameSize({ ...source, pxPerUnit: source.pxPerUnit * paintingScale(source) })

export const sizeText = ({ width, height }: CanvasSize): string => `${width}x${height}`
