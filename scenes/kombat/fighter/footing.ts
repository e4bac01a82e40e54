import type { Span } from '#scenes/kit/body.ts'
import { lerp } from '#scenes/kit/easing.ts'
import type { Posture } from '#scenes/kit/posture.ts'
import type { ArenaLayout } from '../arena/arena-layout.ts'
import type { Corner } from '../timeline/playback.ts'

/** Height of the body's middle in rest units. Bodies tilt about it, so that a lying body is on the ground. */
const MIDDLE_UNITS = 118
/** Distance from the opponent's middle to a fighter behind its back, in rest units. */
const BEHIND_UNITS = 165

/** A boss may be cropped by this share of the stage's width on each side. */
const CUT_SHARE = 0.01

/** Origin in CSS px, rotation in radians. */
export interface Placed {
  readonly x: number
  readonly y: number
  readonly rotation: number
}

/** `girth` is the extra distance that a body wider than a pet's keeps, in rest units; 0 for a pet. */
export interface Footed {
  readonly corner: Corner
  readonly layout: ArenaLayout
  readonly girth: number
  readonly opponentGirth: number
  /** CSS px per rest unit of this fighter's body. */
  readonly bodyUnit: number
  /** Shift of the view to the right, in CSS px. */
  readonly panX: number
}

/** 1 for the fighter that faces right, -1 for the other. */
export const towardsOf = (corner: Corner): 1 | -1 => (corner === 'user' ? 1 : -1)

/** Distance from striking distance to a place behind the opponent but inside the box, in CSS px. */
const wayBehind = ({ corner, layout, opponentGirth }: Footed, strikingX: number): number => {
  const { homeX, width, unit } = layout
  const other = corner === 'user' ? homeX.opponent : homeX.user
  const behind = other + towardsOf(corner) * (BEHIND_UNITS + opponentGirth) * unit
  const edge = 100 * unit
  return Math.abs(Math.min(width - edge, Math.max(edge, behind)) - strikingX)
}

/** Returns the middle of the feet in CSS px. `hop` is added to the posture's height, in rest units. */
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

/** Where to place a body so that it tilts about its middle and not about its feet. */
export const tiltedAbove = (
  { corner, bodyUnit }: Footed,
  { x, y }: { readonly x: number; readonly y: number },
  posture: Posture,
): Placed => {
  const rotation = (towardsOf(corner) * posture.tilt * Math.PI) / 180
  const middle = MIDDLE_UNITS * bodyUnit
  return { x: x - Math.sin(rotation) * middle, y: y - middle + Math.cos(rotation) * middle, rotation }
}

/** Shift in CSS px that brings a span between `from` and `to`. A span that is too wide is centred. */
const inwards = ({ left, right }: Span, from: number, to: number): number => {
  const [most, least] = [to - right, from - left]
  return most < least ? (most + least) / 2 : Math.min(most, Math.max(0, least))
}

/** Scale factor: below 1 only for a boss that spreads wider than the stage. */
export const fittingShare = ({ layout, girth }: Footed, { left, right }: Span, posture: Posture): number => {
  if (girth === 0 || posture.outside !== 0) return 1
  return Math.min(1, (layout.width * (1 + 2 * CUT_SHARE)) / Math.max(1, right - left))
}

/**
 * Shift in CSS px that keeps a body from being cropped; smaller while it enters. Bosses must stay on the stage, pets in
 * the panned view.
 */
export const heldInside = ({ layout, girth, panX }: Footed, span: Span, posture: Posture): number => {
  const share = (1 - Math.min(1, Math.abs(posture.outside))) ** 3
  const { width } = layout
  const cut = girth > 0 ? width * CUT_SHARE : 0
  const seenX = girth > 0 ? 0 : panX
  return share * inwards(span, seenX - cut, seenX + width + cut)
}
