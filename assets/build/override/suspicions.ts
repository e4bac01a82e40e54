import { type FrameSource, frameSize, rasterise, visibleBox } from '../rasterise.ts'
import { type CanvasSize, paintingSize, sizeText } from './canvas-size.ts'
import { looksPremultiplied } from './premultiplied.ts'

interface Painting extends CanvasSize {
  readonly pixels: Buffer
}

type Suspicion = readonly [problem: string, cure: string]

const SOLID_FROM = 250
const MUCH_SMALLER = 3
/** Sizes of the same shape may differ by a pixel because of rounding. */
const ROUNDING_PX = 1

const isCornerSolid = ({ pixels, width, height }: Painting): boolean =>
  [0, width - 1, (height - 1) * width, height * width - 1].every((at) => (pixels[at * 4 + 3] ?? 0) >= SOLID_FROM)

/** For icons and full pictures only: a part of a rig may have any size on its canvas. */
const besideOurs = (painting: Painting, source: FrameSource): Suspicion[] => {
  if (!source.bleeds || source.svg === '') return []
  const own = rasterise(source, source.name)
  const isOursWhole = own.trim.width === own.width && own.trim.height === own.height
  if (isCornerSolid(painting) && !(isOursWhole && isCornerSolid(own))) {
    const problem = 'its ground is filled up to the corners, where the game’s own is clear'
    return [[problem, 'Export it with a transparent ground']]
  }
  const art = visibleBox(painting.pixels, painting.width, painting.height)
  const scale = own.width / painting.width
  const seen = { width: Math.round((art?.width ?? 0) * scale), height: Math.round((art?.height ?? 0) * scale) }
  if (seen.width * MUCH_SMALLER >= own.trim.width || seen.height * MUCH_SMALLER >= own.trim.height) return []
  const problem = `the game shows ${sizeText(seen)} px of it, and ${sizeText(own.trim)} of its own`
  return [[problem, 'Draw it larger on its canvas']]
}

export const suspicionsOf = (painting: Painting, source: FrameSource): Suspicion[] => {
  const found: Suspicion[] = []
  if (looksPremultiplied(painting.pixels)) {
    const problem = 'its colours look premultiplied by alpha, which shows as dark edges'
    found.push([problem, 'If it does, turn "Premultiply alpha" off in the packer'])
  }
  const shown = frameSize(source)
  if (painting.width + ROUNDING_PX < shown.width) {
    const problem = `its canvas is ${sizeText(painting)}, smaller than the ${sizeText(shown)} that the game shows, which blurs it`
    // The artist has to redraw it anyway: more warnings would only distract.
    return [...found, [problem, `Draw it on ${sizeText(paintingSize(source))} px`]]
  }
  return [...found, ...besideOurs(painting, source)]
}
