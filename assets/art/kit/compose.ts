import {
  applyFit,
  type BoneName,
  type Build,
  type FaceName,
  type Fit,
  type LayerSlot,
  type Pose,
  SLOT_ORDER,
  solvePose,
} from '../../manifest/rig.ts'

/** One drawn part of a pet or of worn gear, on the rest canvas. A face has a drawing for each expression. */
export interface DrawnPart {
  readonly slot: LayerSlot
  readonly bone: BoneName
  readonly signature?: boolean
  readonly svg: string | Readonly<Record<FaceName, string>>
}

/** The drawing of a part for an expression. */
export const svgOf = (part: DrawnPart, face: FaceName): string =>
  typeof part.svg === 'string' ? part.svg : part.svg[face]

/** A part as it stands in a composed picture: perhaps in another slot than it was drawn for, perhaps fitted. */
export type ComposedPart = DrawnPart & { readonly fit?: Fit }

/** The parts in a pose as one flat drawing in rest units: what the scenes do with sprites, for previews and portraits. */
export const compose = (parts: readonly ComposedPart[], pose: Pose, build: Build): string => {
  const solved = solvePose(pose, build)
  return SLOT_ORDER.flatMap((slot) => parts.filter((part) => part.slot === slot))
    .map((part) => {
      const matrix = part.fit ? applyFit(solved[part.bone], part.fit, part.bone) : solved[part.bone]
      return `<g transform="matrix(${matrix.map((value) => Number(value.toFixed(4))).join(' ')})">${svgOf(part, pose.face)}</g>`
    })
    .join('')
}
