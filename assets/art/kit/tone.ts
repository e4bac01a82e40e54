/** Deep indigo: outlines are never black. */
export const INK = '#1d1038'

type Lch = readonly [lightness: number, chroma: number, hueDegrees: number]

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const fromLinear = (value: number): number => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)

const channelsOf = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const toHex = (channels: readonly number[]): string =>
  `#${channels
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export const toLch = (hex: string): Lch => {
  const [r, g, b] = channelsOf(hex).map((channel) => toLinear(channel / 255)) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [lightness, Math.hypot(a, bb), (Math.atan2(bb, a) * 180) / Math.PI]
}

/** Colours outside sRGB are clipped. */
export const fromLch = ([lightness, chroma, hueDegrees]: Lch): string => {
  const a = chroma * Math.cos((hueDegrees * Math.PI) / 180)
  const b = chroma * Math.sin((hueDegrees * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return toHex(
    [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ].map((channel) => fromLinear(Math.max(0, channel)) * 255),
  )
}

const hueTowards = (hue: number, target: number, most: number): number => {
  const distance = ((target - hue + 540) % 360) - 180
  return hue + Math.sign(distance) * Math.min(Math.abs(distance), most)
}

/**
 * A positive `amount` gives a lighter and slightly warmer colour. A negative one gives a darker, richer and more violet
 * colour, so that shadows never turn grey.
 */
export const tone = (hex: string, amount: number): string => {
  const [lightness, chroma, hue] = toLch(hex)
  const shifted = Math.min(1, Math.max(0, lightness + amount))
  if (amount < 0) {
    return fromLch([shifted, chroma * (1 - 0.25 * amount) - 0.12 * amount, hueTowards(hue, 300, -amount * 110)])
  }
  return fromLch([shifted, chroma * (1 - 0.35 * amount), chroma > 0.02 ? hueTowards(hue, 95, amount * 60) : hue])
}

export const mix = (from: string, to: string, t: number): string => {
  const end = channelsOf(to)
  return toHex(channelsOf(from).map((channel, index) => channel + ((end[index] ?? 0) - channel) * t))
}
