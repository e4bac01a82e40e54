import type { OverrideFrame } from '../override-source.ts'
import { ArtProblem } from '../problem.ts'
import { frameSize } from '../rasterise.ts'
import type { FrameTarget } from './frame-targets.ts'

/** An artist's frame and what it takes the place of. */
export interface Placed {
  readonly frame: OverrideFrame
  readonly target: FrameTarget
}

/** Canvases beyond this eat memory and are shrunk anyway. */
const MAX_CANVAS_PX = 4096

const sizeText = ({ width, height }: { width: number; height: number }): string => `${width}x${height}`

const isSameShape = (canvas: OverrideFrame['canvas'], wanted: OverrideFrame['canvas']): boolean =>
  Math.abs((canvas.width * wanted.height) / canvas.height - wanted.width) <= 1

const mostFrequent = (values: readonly string[]): string | undefined => {
  const count = (value: string): number => values.filter((other) => other === value).length
  return [...new Set(values)].sort((a, b) => count(b) - count(a))[0]
}

/** Frames that stand on one canvas in the game: the parts of a pet, of gear, of one effect. */
const groupOf = ({ target }: Placed): string => `${target.output.name} ${sizeText(frameSize(target.frame))}`

const wrongShape = ({ frame, target }: Placed): ArtProblem | null => {
  if (Math.max(frame.canvas.width, frame.canvas.height) > MAX_CANVAS_PX) {
    const problem = `its canvas ${sizeText(frame.canvas)} is over the limit of ${MAX_CANVAS_PX}x${MAX_CANVAS_PX}`
    return new ArtProblem(frame.file, frame.name, problem, 'Export it smaller')
  }
  const wanted = frameSize(target.frame)
  if (isSameShape(frame.canvas, wanted)) return null
  const cure = `Draw it on ${sizeText(wanted)} px, or larger in the same proportions, and let the packer trim, not crop`
  return new ArtProblem(
    frame.file,
    frame.name,
    `its canvas is ${sizeText(frame.canvas)}, which has another shape`,
    cure,
  )
}

/**
 * Checks that frames of one file stand on canvases that fit the game. Parts on canvases of several sizes would come apart
 * on the rig, so that is reported before the shape of each.
 */
export const checkFit = (placed: readonly Placed[], problems: ArtProblem[]): void => {
  for (const group of new Set(placed.map(groupOf))) {
    const members = placed.filter((one) => groupOf(one) === group)
    const usual = mostFrequent(members.map((one) => sizeText(one.frame.canvas)))
    for (const { frame, target } of members) {
      const size = sizeText(frame.canvas)
      if (size === usual) continue
      const problem = `its canvas is ${size}, but the other parts of ${target.output.name} are on ${usual}`
      const cure = 'Draw all parts on the same canvas, and let the packer trim, not crop'
      problems.push(new ArtProblem(frame.file, frame.name, problem, cure))
    }
    // One wrong export setting breaks all frames: it is reported once.
    const first = members.find((one) => sizeText(one.frame.canvas) === usual)
    const problem = first ? wrongShape(first) : null
    if (problem) problems.push(problem)
  }
}
