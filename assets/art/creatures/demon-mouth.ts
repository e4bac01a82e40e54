import { fill, volume } from '../kit/svg.ts'
import { INK } from '../kit/tone.ts'
import { fangs } from './parts.ts'

/** Throat, tongue and upper fangs are drawn on the body. The jaw is a separate layer in front of them. */
export const throat = (x: number, y: number, half: number, depth: number, dark = '#4a0a28', tongue = '#ff5f86') =>
  `<path d="M${x - half},${y} Q${x},${y - depth * 0.3} ${x + half},${y} C${x + half},${y + depth} ${x + half * 0.5},${y + depth * 1.2} ${x},${y + depth * 1.2} C${x - half * 0.5},${y + depth * 1.2} ${x - half},${y + depth} ${x - half},${y}Z" fill="${dark}" stroke="${INK}" stroke-width="8" stroke-linejoin="round"/>` +
  fill(
    `M${x - half * 0.55},${y + depth} Q${x},${y + depth * 0.3} ${x + half * 0.55},${y + depth} L${x},${y + depth * 1.16}Z`,
    tongue,
  ) +
  fangs([
    [x - half * 0.72, y - 1, half * 0.17, depth * 0.56],
    [x - half * 0.24, y - depth * 0.1, half * 0.14, depth * 0.34],
    [x + half * 0.24, y - depth * 0.1, half * 0.14, depth * 0.34],
    [x + half * 0.72, y - 1, half * 0.17, depth * 0.56],
  ])

export const chin = (x: number, y: number, half: number, height: number, colour: string): string =>
  fangs([
    [x - half * 0.5, y + 6, half * 0.16, -height * 0.56],
    [x, y + 9, half * 0.13, -height * 0.36],
    [x + half * 0.5, y + 6, half * 0.16, -height * 0.56],
  ]) +
  volume(
    `M${x - half},${y - 4} Q${x},${y + height * 0.34} ${x + half},${y - 4} C${x + half + 8},${y + height * 0.6} ${x + half * 0.6},${y + height} ${x},${y + height} C${x - half * 0.6},${y + height} ${x - half - 8},${y + height * 0.6} ${x - half},${y - 4}Z`,
    colour,
    { relief: [5, 5, 6] },
  )
