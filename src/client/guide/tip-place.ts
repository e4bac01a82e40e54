/** A box on the screen, CSS px from its top left. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Position of a tip and of its arrow, CSS px. */
export interface TipPlace {
  readonly left: number
  readonly top: number
  readonly width: number
  /** Room for it: with large text on a low window it scrolls, and covers nothing that it speaks of. */
  readonly maxHeight: number
  /** The arrow's middle from the tip's left edge. */
  readonly arrowLeft: number
  readonly side: 'above' | 'below'
}

const MARGIN = 12
/** Room for the arrow between tip and target. */
const GAP = 18
const WIDTH_MAX = 340
const ARROW_INSET = 26
/** A text and its buttons: a target that leaves less room than this is as large as the screen. */
const HEIGHT_MIN = 150

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value))

/**
 * Places a tip of a height above its target, or below where there is more room, always inside the screen. With `@floating-ui/dom` the room
 * and the arrow would be middleware of our own, behind a promise.
 */
export const placeTip = (
  target: Box,
  tipHeight: number,
  screen: { readonly width: number; readonly height: number },
): TipPlace => {
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
