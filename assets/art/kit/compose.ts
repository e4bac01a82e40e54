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
} from '#assets/manifest/rig.ts'

/** A part of a pet or of worn gear, on the rest canvas. A face part has one drawing per expression. */
export interface DrawnPart {
  readonly slot: LayerSlot
  readonly bone: BoneName
  readonly signature?: boolean
  readonly svg: string | Readonly<Record<FaceName, string>>
}

export const svgOf = (part: DrawnPart, face: FaceName): string =>
  typeof part.svg === 'string' ? part.svg : part.svg[face]

/** The slot may differ from the drawn part's slot. */
export type ComposedPart = DrawnPart & { readonly fit?: Fit }

/** One flat drawing in rest units, for previews and portraits. Scenes compose sprites in the same way. */
export const compose = (parts: readonly ComposedPart[], pose: Pose, build: Build): string => {
  const solved = solvePose(pose, build)
  return SLOT_ORDER.flatMap((slot) => parts.filter((part) => part.slot === slot))
    .map((part) => {
      const matrix = part.fit ? applyFit(solved[part.bone], part.fit, part.bone) : solved[part.bone]
      return `<g transform="matrix(${matrix.map((value) => Number(value.toFixed(4))).join(' ')})">${svgOf(part, pose.face)}</g>`
    })
    .join('')
}
