export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface TipRect {
  readonly left: number
  readonly top: number
  readonly width: number
  /** With large text in a low window the tip scrolls, so that it does not cover its target. */
  readonly maxHeight: number
  readonly arrowLeft: number
  readonly side: 'above' | 'below'
}

const MARGIN = 12
const GAP = 18
const WIDTH_MAX = 340
const ARROW_INSET = 26
/** Minimum of a tip's `maxHeight`. If the target leaves less room, the tip covers part of it. */
const HEIGHT_MIN = 150

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value))

/**
 * Puts the tip above the target if it fits there, else on the side with more room. It is always on screen.
 * `@floating-ui/dom` would need custom asynchronous middleware.
 */
export const placeTip = (
  target: Box,
  tipHeight: number,
  screen: { readonly width: number; readonly height: number },
): TipRect => {
  const width = Math.min(WIDTH_MAX, screen.width - 2 * MARGIN)
  const middle = target.left + target.width / 2
  const left = clamp(middle - width / 2, MARGIN, screen.width - MARGIN - width)
  const roomAbove = target.top - MARGIN - GAP
  const roomBelow = screen.height - target.top - target.height - MARGIN - GAP
  const side = roomAbove >= tipHeight || roomAbove >= roomBelow ? 'above' : 'below'
  const maxHeight = Math.max(HEIGHT_MIN, side === 'above' ? roomAbove : roomBelow)
  const height = Math.min(tipHeight, maxHeight)
  const wanted = side === 'above' ? target.top - GAP - height : target.top + target.height + GAP
  return {
    left,
    top: clamp(wanted, MARGIN, Math.max(MARGIN, screen.height - MARGIN - height)),
    width,
    maxHeight,
    arrowLeft: clamp(middle - left, ARROW_INSET, width - ARROW_INSET),
    side,
  }
}
