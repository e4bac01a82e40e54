const PIXEL = 4
/** Fewer half-clear pixels than this say nothing. */
const ENOUGH_PIXELS = 100
const CLEAR_BELOW = 4
const SOLID_FROM = 250
/** Art as dark as this stays below its alpha in straight colours as well. */
const DARK = 0.1

/**
 * Whether RGBA pixels look premultiplied: no half-clear pixel is brighter than its alpha, though they are not black.
 * Straight colours keep theirs where an edge fades out.
 */
export const looksPremultiplied = (pixels: Buffer): boolean => {
  let [count, alphas, brightness] = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += PIXEL) {
    const alpha = pixels[at + 3] ?? 0
    if (alpha < CLEAR_BELOW || alpha >= SOLID_FROM) continue
    const brightest = Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    // Rounding may lift a colour by one.
    if (brightest > alpha + 1) return false
    count += 1
    alphas += alpha
    brightness += brightest
  }
  return count >= ENOUGH_PIXELS && brightness > alphas * DARK
}
