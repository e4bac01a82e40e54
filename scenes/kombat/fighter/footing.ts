import type { Span } from '#scenes/kit/body.ts'
import { lerp } from '#scenes/kit/easing.ts'
import type { Posture } from '#scenes/kit/posture.ts'
import type { ArenaLayout } from '../arena/arena-layout.ts'
import type { Corner } from '../timeline/playback.ts'

/** Rest units: a lying body is on the ground. */
const MIDDLE_UNITS = 118
/** How far a fighter goes from the opponent's middle to behind its back, in rest units. */
const BEHIND_UNITS = 165

/** Part of a boss's outline that may be cropped, share of the stage's width. */
const CUT_SHARE = 0.01

/** Origin in CSS px, rotation in radians. */
export interface Placed {
  readonly x: number
  readonly y: number
  readonly rotation: number
}

/** Girths are half widths beyond a pet's, rest units: 0 for a pet. */
export interface Footed {
  readonly corner: Corner
  readonly layout: ArenaLayout
  readonly girth: number
  readonly opponentGirth: number
  /** CSS px per rest unit of its own body. */
  readonly bodyUnit: number
  /** CSS px to the right. */
  readonly panX: number
}

/** 1 for the fighter that looks to the right, -1 for the other. */
export const towardsOf = (corner: Corner): 1 | -1 => (corner === 'user' ? 1 : -1)

/** From striking distance to behind the opponent, still inside the box. */
const wayBehind = ({ corner, layout, opponentGirth }: Footed, strikingX: number): number => {
  const { homeX, width, unit } = layout
  const other = corner === 'user' ? homeX.opponent : homeX.user
  const behind = other + towardsOf(corner) * (BEHIND_UNITS + opponentGirth) * unit
  const edge = 100 * unit
  return Math.abs(Math.min(width - edge, Math.max(edge, behind)) - strikingX)
}

/** Middle of the feet, CSS px; `hop` adds to the posture's height, rest units. */
export const standingAt = (
  fighter: Footed,
  posture: Posture,
  hop: number,
): { readonly x: number; readonly y: number } => {
  const { corner, layout, girth, opponentGirth } = fighter
  const { homeX, strideX, groundY, width, unit } = layout
  const towards = towardsOf(corner)
  const stride = Math.max(10 * unit, strideX - (opponentGirth + girth) * unit)
  const outsideX = corner === 'user' ? -0.3 * width : 1.3 * width
  const home = homeX[corner] - towards * 0.2 * girth * unit
  const way =
    posture.approach * stride + posture.cross * wayBehind(fighter, home + towards * stride) - posture.push * unit
  return { x: lerp(home, outsideX, posture.outside) + towards * way, y: groundY - (posture.lift + hop) * unit }
}

/** Where to place a body whose feet are at that point: it is tilted about its middle. */
export const tiltedAbove = (
  { corner, bodyUnit }: Footed,
  { x, y }: { readonly x: number; readonly y: number },
  posture: Posture,
): Placed => {
  const rotation = (towardsOf(corner) * posture.tilt * Math.PI) / 180
  const middle = MIDDLE_UNITS * bodyUnit
  return { x: x - Math.sin(rotation) * middle, y: y - middle + Math.cos(rotation) * middle, rotation }
}

/** How far to move a span to be within `from` and `to`, in CSS px. A wider span is centred. */
const inwards = ({ left, right }: Span, from: number, to: number): number => {
  const [most, least] = [to - right, from - left]
  return most < least ? (most + least) / 2 : Math.min(most, Math.max(0, least))
}

/** Factor of the size: 1, or less while a boss spreads wider than the stage. */
export const fittingShare = ({ layout, girth }: Footed, { left, right }: Span, posture: Posture): number => {
  if (girth === 0 || posture.outside !== 0) return 1
  return Math.min(1, (layout.width * (1 + 2 * CUT_SHARE)) / Math.max(1, right - left))
}

/**
 * How far to move a body so that it is not cropped, in CSS px; less while it enters. Bosses would rear off the stage, pets off the panned
 * view.
 */
export const heldInside = ({ layout, girth, panX }: Footed, span: Span, posture: Posture): number => {
  const share = (1 - Math.min(1, Math.abs(posture.outside))) ** 3
  const { width } = layout
  const cut = girth > 0 ? width * CUT_SHARE : 0
  const seenX = girth > 0 ? 0 : panX
  return share * inwards(span, seenX - cut, seenX + width + cut)
}
