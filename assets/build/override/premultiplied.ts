const PIXEL = 4
/** With fewer translucent pixels the result would be a guess. */
const ENOUGH_PIXELS = 100
const CLEAR_BELOW = 4
const SOLID_FROM = 250
/** Colours darker than this share of the alpha prove nothing: they stay below it in straight alpha too. */
const DARK = 0.1

/**
 * True if no translucent pixel is brighter than its alpha and they are not nearly black. With straight alpha the edges
 * would keep their full brightness.
 */
export const looksPremultiplied = (pixels: Buffer): boolean => {
  let [count, alphas, brightness] = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += PIXEL) {
    const alpha = pixels[at + 3] ?? 0
    if (alpha < CLEAR_BELOW || alpha >= SOLID_FROM) continue
    const brightest = Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    // Rounding may raise a colour by one.
    if (brightest > alpha + 1) return false
    count += 1
    alphas += alpha
    brightness += brightest
  }
  return count >= ENOUGH_PIXELS && brightness > alphas * DARK
}
