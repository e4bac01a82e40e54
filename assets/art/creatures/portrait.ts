import type { CreatureName } from '#assets/manifest/creatures.ts'
import { freshId, radialGradient } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

interface Framing {
  /** Middle of the face in rest units, in the idle pose. */
  readonly x: number
  readonly y: number
  /** Width of the picture in rest units. */
  readonly across: number
  readonly ground: string
}

const FRAMINGS: Readonly<Record<CreatureName, Framing>> = {
  'fire-lord': { x: 262, y: 170, across: 330, ground: '#6a2350' },
  mammoth: { x: 362, y: 206, across: 400, ground: '#2f6cb0' },
  'hollow-boss': { x: 262, y: 170, across: 330, ground: '#1f6a78' },
  'grave-imp': { x: 264, y: 280, across: 300, ground: '#5a2468' },
  'stone-gargoyle': { x: 262, y: 262, across: 360, ground: '#4a3a70' },
  'chain-brute': { x: 260, y: 280, across: 320, ground: '#2a3f8c' },
  'sting-fiend': { x: 256, y: 330, across: 320, ground: '#5a3a80' },
  'abyss-eye': { x: 258, y: 270, across: 320, ground: '#20406a' },
  'void-wyrm': { x: 268, y: 212, across: 320, ground: '#4a2070' },
}

/** Returns a round card of 128 × 128. `drawing` is the creature at rest. */
export const drawCreaturePortrait = (creature: CreatureName, drawing: string): string => {
  const { x, y, across, ground } = FRAMINGS[creature]
  const clip = freshId('c')
  const light = freshId('g')
  const scale = 116 / across
  return (
    `<defs><clipPath id="${clip}"><circle cx="64" cy="64" r="58"/></clipPath>${radialGradient(light, [
      [0, tone(ground, 0.22)],
      [1, ground],
    ])}</defs><circle cx="64" cy="64" r="62" fill="${INK}"/>` +
    `<g clip-path="url(#${clip})"><circle cx="64" cy="64" r="58" fill="url(#${light})"/>` +
    `<g transform="translate(${64 - x * scale},${66 - y * scale}) scale(${scale})">${drawing}</g></g>` +
    `<circle cx="64" cy="64" r="58" fill="none" stroke="#b9a6ff" stroke-width="3" opacity=".8"/>`
  )
}
