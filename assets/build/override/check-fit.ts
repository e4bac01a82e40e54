import type { OverrideFrame } from '../override-source.ts'
import { ArtProblem } from '../problem.ts'
import { frameSize } from '../rasterise.ts'
import { paintingSize, sizeText } from './canvas-size.ts'
import type { FrameTarget } from './frame-targets.ts'

export interface Placed {
  readonly frame: OverrideFrame
  readonly target: FrameTarget
}

/** Larger canvases cost memory and are scaled down anyway. */
const MAX_CANVAS_PX = 4096

const isSameShape = (canvas: OverrideFrame['canvas'], wanted: OverrideFrame['canvas']): boolean =>
  Math.abs((canvas.width * wanted.height) / canvas.height - wanted.width) <= 1

const mostFrequent = (values: readonly string[]): string | undefined => {
  const count = (value: string): number => values.filter((other) => other === value).length
  return [...new Set(values)].sort((a, b) => count(b) - count(a))[0]
}

/** Frames that share a canvas in the game: the parts of a pet, of gear or of one effect. */
const groupOf = ({ target }: Placed): string => `${target.output.name} ${sizeText(frameSize(target.frame))}`

const wrongShape = ({ frame, target }: Placed): ArtProblem | null => {
  if (Math.max(frame.canvas.width, frame.canvas.height) > MAX_CANVAS_PX) {
    const problem = `its canvas ${sizeText(frame.canvas)} is over the limit of ${MAX_CANVAS_PX}x${MAX_CANVAS_PX}`
    return new ArtProblem(frame.file, frame.name, problem, 'Export it smaller')
  }
  if (isSameShape(frame.canvas, frameSize(target.frame))) return null
  const problem = `its canvas is ${sizeText(frame.canvas)}, which has another shape`
  const cure = `Draw it on ${sizeText(paintingSize(target.frame))} px, or in the same proportions, and let the packer trim, not crop`
  return new ArtProblem(frame.file, frame.name, problem, cure)
}

/**
 * Drops and reports frames on unsuitable canvases. Parts on mixed sizes would not fit together, so only those on the
 * most frequent size are used.
 */
export const fitting = (placed: readonly Placed[], problems: ArtProblem[]): Placed[] => {
  const fits: Placed[] = []
  for (const group of new Set(placed.map(groupOf))) {
    const members = placed.filter((one) => groupOf(one) === group)
    const usual = mostFrequent(members.map((one) => sizeText(one.frame.canvas)))
    for (const one of members) {
      const { frame, target } = one
      const size = sizeText(frame.canvas)
      const odd = `its canvas is ${size}, but the other parts of ${target.output.name} are on ${usual}`
      const cure = `Draw all parts on one canvas, ${sizeText(paintingSize(target.frame))} px, and let the packer trim, not crop`
      const problem = size === usual ? wrongShape(one) : new ArtProblem(frame.file, frame.name, odd, cure)
      if (problem) problems.push(problem)
      else fits.push(one)
    }
  }
  return fits
}
