import { linearOf } from './design-tokens.ts'

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

/**
 * Matrices on linear sRGB that simulate dichromacy. Machado: Machado, Oliveira and Fernandes, "A Physiologically-based
 * Model for Simulation of Color Vision Deficiency" (2009), severity 1. Viénot: Viénot, Brettel and Mollon, "Digital
 * video colourmaps for checking the legibility of displays by dichromats" (1999), which has no matrix for tritanopia.
 */
export const COLOUR_VISION: Readonly<Record<string, Matrix>> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'protanopia (Machado)': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'deuteranopia (Machado)': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'tritanopia (Machado)': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  'protanopia (Viénot)': [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  'deuteranopia (Viénot)': [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
}

const dot = ([a, b, c]: Triple, [x, y, z]: Triple): number => a * x + b * y + c * z
const times = ([a, b, c]: Matrix, colour: Triple): Triple => [dot(a, colour), dot(b, colour), dot(c, colour)]
const within = (part: number): number => Math.min(1, Math.max(0, part))

const XYZ_OF_RGB: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]
const labPart = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)

/** A colour in CIELAB (D65) as it is seen through a matrix of `COLOUR_VISION`. */
export const seenThrough = (vision: Matrix, hex: string): Triple => {
  const [r, g, b] = times(vision, linearOf(hex))
  const [x, y, z] = times(XYZ_OF_RGB, [within(r), within(g), within(b)])
  const [fx, fy, fz] = [labPart(x / 0.95047), labPart(y), labPart(z / 1.08883)]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const hueOf = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

const meanHue = (one: number, other: number): number => {
  if (Math.abs(one - other) <= 180) return (one + other) / 2
  return one + other < 360 ? (one + other + 360) / 2 : (one + other - 360) / 2
}

/** CIEDE2000 difference of two CIELAB colours (Sharma, Wu and Dalal 2005). 1 is about a just noticeable one. */
export const differenceOf = ([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number => {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const stretch = 1 + 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)))
  const c1 = Math.hypot(a1 * stretch, b1)
  const c2 = Math.hypot(a2 * stretch, b2)
  const h1 = hueOf(a1 * stretch, b1)
  const h2 = hueOf(a2 * stretch, b2)
  const turn = h2 - h1 - 360 * Math.round((h2 - h1) / 360)
  const hue = c1 * c2 === 0 ? h1 + h2 : meanHue(h1, h2)
  const light = (l1 + l2) / 2
  const c = (c1 + c2) / 2
  const t =
    1 -
    0.17 * Math.cos(radians(hue - 30)) +
    0.24 * Math.cos(radians(2 * hue)) +
    0.32 * Math.cos(radians(3 * hue + 6)) -
    0.2 * Math.cos(radians(4 * hue - 63))
  const lightPart = (l2 - l1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2))
  const chromaPart = (c2 - c1) / (1 + 0.045 * c)
  const huePart = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * c * t)
  const rotation =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((hue - 275) / 25) ** 2))))
  return Math.sqrt(lightPart ** 2 + chromaPart ** 2 + huePart ** 2 + rotation * chromaPart * huePart)
}
