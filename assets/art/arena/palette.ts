import type { ArenaIndex } from '../../manifest/arena-layers.ts'
import type { Stops } from '../kit/svg.ts'
import { fromLch, INK, toLch } from '../kit/tone.ts'

/** What one arena differs by. Its masonry is the violet original with the hue turned; fire and gold stay as they are. */
export interface ArenaPalette {
  /** The sky, top to horizon. */
  readonly sky: Stops
  /** Colours of the four clouds, from the darkest. */
  readonly clouds: readonly [string, string, string, string]
  readonly moon: 'moon' | 'sun' | 'aurora' | 'crown'
  /** Degrees that violet is turned by in OKLCH: -60 is blue-green, +40 rose. */
  readonly turnDegrees: number
  /** Factors of the violets' lightness and of their chroma: turned colours are louder than violet. */
  readonly lightness: number
  readonly chroma: number
  /** The distance behind the stands. */
  readonly far: 'mountains' | 'dunes' | 'crystals' | 'temples'
}

/** The arenas: candy night, golden dusk, the aurora, and the same ring raised to the heaven of the champions. */
export const ARENA_PALETTES: Readonly<Record<ArenaIndex, ArenaPalette>> = {
  0: {
    sky: [
      [0, '#1b1052'],
      [0.3, '#3b2396'],
      [0.52, '#8a3fb0'],
      [0.66, '#f0728f'],
      [0.74, '#ffb27a'],
    ],
    clouds: ['#6a3fb8', '#8d4fc0', '#a45bbf', '#c266b4'],
    moon: 'moon',
    turnDegrees: 0,
    lightness: 1,
    chroma: 1,
    far: 'mountains',
  },
  1: {
    sky: [
      [0, '#4a1568'],
      [0.22, '#93307e'],
      [0.4, '#e0566f'],
      [0.56, '#ff9a55'],
      [0.7, '#ffd98a'],
    ],
    clouds: ['#8d2f7e', '#c84a78', '#f07a6a', '#ffb070'],
    moon: 'sun',
    turnDegrees: 44,
    lightness: 1,
    chroma: 0.8,
    far: 'dunes',
  },
  2: {
    sky: [
      [0, '#071233'],
      [0.3, '#12306e'],
      [0.52, '#1f6fa0'],
      [0.66, '#3fbfb8'],
      [0.74, '#9df0d0'],
    ],
    clouds: ['#1f4a92', '#2a5fae', '#3a86bf', '#58b4c6'],
    moon: 'aurora',
    turnDegrees: -40,
    lightness: 0.94,
    chroma: 0.66,
    far: 'crystals',
  },
  3: {
    sky: [
      [0, '#120a3c'],
      [0.26, '#3d1f86'],
      [0.46, '#8a3a9e'],
      [0.6, '#f08a8a'],
      [0.72, '#ffe3a0'],
    ],
    clouds: ['#5a3aa0', '#9a55b0', '#e08aa8', '#ffc9a0'],
    moon: 'crown',
    turnDegrees: -40,
    lightness: 0.94,
    chroma: 0.66,
    far: 'temples',
  },
}

const VIOLET_FROM = 268
const VIOLET_TO = 335

/** A colour as this arena has it: violets are turned, everything else (fire, gold, banners, the crowd) is kept. */
export const inPalette = (hex: string, palette: ArenaPalette): string => {
  const [lightness, chroma, hue] = toLch(hex)
  if (hex === INK) return hex
  const degrees = (hue + 360) % 360
  if (chroma < 0.02 || degrees < VIOLET_FROM || degrees > VIOLET_TO) return hex
  return fromLch([Math.min(1, lightness * palette.lightness), chroma * palette.chroma, degrees + palette.turnDegrees])
}

/** A drawing with every violet of it turned as the palette says. */
export const recolour = (svg: string, palette: ArenaPalette): string =>
  palette.turnDegrees === 0 ? svg : svg.replace(/#[0-9a-f]{6}\b/g, (hex) => inPalette(hex, palette))
