import type { ArenaIndex } from '#assets/manifest/arena-layers.ts'
import type { Stops } from '../kit/svg.ts'
import { fromLch, INK, toLch } from '../kit/tone.ts'

/** All arenas share one violet masonry, with its hue turned. Fire and gold keep their colours. */
export interface ArenaPalette {
  readonly sky: Stops
  readonly clouds: readonly [string, string, string, string]
  readonly moon: 'moon' | 'sun' | 'aurora' | 'crown'
  /** OKLCH degrees added to violet: -60 gives blue-green, +40 rose. */
  readonly turnDegrees: number
  /** Factors on violet's lightness and chroma, because turned colours look louder than violet. */
  readonly lightness: number
  readonly chroma: number
  readonly far: 'mountains' | 'dunes' | 'crystals' | 'temples'
}

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

export const inPalette = (hex: string, palette: ArenaPalette): string => {
  const [lightness, chroma, hue] = toLch(hex)
  if (hex === INK) return hex
  const degrees = (hue + 360) % 360
  if (chroma < 0.02 || degrees < VIOLET_FROM || degrees > VIOLET_TO) return hex
  return fromLch([Math.min(1, lightness * palette.lightness), chroma * palette.chroma, degrees + palette.turnDegrees])
}

export const recolour = (svg: string, palette: ArenaPalette): string =>
  palette.turnDegrees === 0 ? svg : svg.replace(/#[0-9a-f]{6}\b/g, (hex) => inPalette(hex, palette))
