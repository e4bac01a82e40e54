import { clamp01, lerp } from './easing.ts'

const CHANNELS = [16, 8, 0] as const

export const mixColour = (from: number, to: number, t: number): number =>
  CHANNELS.reduce<number>(
    (colour, shift) => colour | (Math.round(lerp((from >> shift) & 255, (to >> shift) & 255, clamp01(t))) << shift),
    0,
  )
