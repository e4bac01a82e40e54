import type { FaceName } from '#assets/manifest/rig.ts'
import { ellipse, fill, freshId, halo, line, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

export const crack = (path: string, width = 6, colour = '#ff8a1f', core = '#fff2a8'): string =>
  line(path, width + 9, colour, 'opacity=".28"') + line(path, width, colour) + line(path, width * 0.4, core)

/** Each claw is `[x, y, degrees]`. */
export const claws = (points: readonly (readonly [number, number, number])[], colour = '#f4ead2'): string =>
  points
    .map(
      ([x, y, degrees]) =>
        `<g transform="translate(${x},${y}) rotate(${degrees})">${volume('M-8,0 C-8,-10 8,-10 8,0 L0,22Z', colour, {
          relief: [4, 2, 2],
        })}</g>`,
    )
    .join('')

/** `side` slants the eyelid: 1 for a near eye, -1 for a far eye, 0 for none. */
export interface CreatureEye {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly side: 1 | 0 | -1
  readonly colour: string
  readonly core: string
}

const openEye = (eye: CreatureEye, lid: number): string => {
  const { x, y, rx, ry, side, colour, core } = eye
  const clip = freshId('e')
  return (
    `<defs><clipPath id="${clip}"><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/></clipPath></defs>` +
    `${halo(x, y, rx * 1.7, colour, 0.5)}<ellipse cx="${x}" cy="${y}" rx="${rx + 5}" ry="${ry + 5}" fill="${INK}"/>` +
    `<g clip-path="url(#${clip})"><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>` +
    `<ellipse cx="${x + 3}" cy="${y + 5}" rx="${rx * 0.7}" ry="${ry * 0.66}" fill="${core}"/>` +
    `<ellipse cx="${x + 5}" cy="${y + 4}" rx="${rx * 0.22}" ry="${ry * 0.48}" fill="${INK}"/>` +
    `<circle cx="${x - rx * 0.3}" cy="${y - ry * 0.1}" r="${rx * 0.16}" fill="#fff"/>` +
    `<g transform="rotate(${side * 24} ${x} ${y})"><rect x="${x - rx * 2}" y="${y - ry * 3}" width="${rx * 4}" height="${ry * lid}" fill="${INK}"/></g></g>`
  )
}

/** A bright line on a wider ink line: it stays visible on fur, stone and flame. */
const mark = (path: string, width: number, colour: string): string => line(path, width + 9) + line(path, width, colour)

const closedEye = ({ x, y, rx, ry, side, core }: CreatureEye, face: FaceName): string => {
  const w = rx * 0.7
  const h = ry * 0.6
  if (face === 'ko') return mark(`M${x - w},${y - h}L${x + w},${y + h}M${x + w},${y - h}L${x - w},${y + h}`, 6, core)
  const inward = side || 1
  return mark(`M${x - inward * w},${y - h}L${x + inward * w},${y}L${x - inward * w},${y + h}`, 6, core)
}

export const creatureEyes = (face: FaceName, eyes: readonly CreatureEye[]): string =>
  eyes
    .map((eye) =>
      face === 'hit' || face === 'ko' ? closedEye(eye, face) : openEye(eye, face === 'attack' ? 2.2 : 2.45),
    )
    .join('')

/** Each tooth is `[x, y, half width, height]`. A negative height makes it point up. */
export const fangs = (teeth: readonly (readonly [number, number, number, number])[], colour = '#fff6dc'): string =>
  `<path d="${teeth.map(([x, y, half, height]) => `M${x - half},${y} L${x},${y + height} L${x + half},${y}Z`).join(' ')}" fill="${colour}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`

export const horn = (path: string, tip: string, colour = '#f7e6c0', tipColour = '#6a3350'): string =>
  volume(path, colour, { relief: [6, 5, 6], inside: fill(tip, tipColour) })

export const foot = (x: number, y: number, colour: string, half = 26, claw = '#f4ead2'): string =>
  volume(
    `M${x - half},${y} C${x - half - 4},${y - 40} ${x + half},${y - 40} ${x + half + 6},${y - 4} Q${x},${y + 6} ${x - half},${y}Z`,
    colour,
    { relief: [6, 4, 5] },
  ) +
  claws(
    [
      [x - 10, y - 4, 8],
      [x + 8, y - 3, 0],
      [x + 24, y - 5, -10],
    ].map(([cx, cy, d]) => [cx ?? 0, cy ?? 0, d ?? 0] as const),
    claw,
  )

export const ember = (x: number, y: number, r: number, colour: string, core: string): string =>
  fill(
    `M${x},${y - r * 2.4} C${x + r * 1.6},${y - r * 0.4} ${x + r * 1.2},${y + r * 1.4} ${x},${y + r * 1.4} C${x - r * 1.2},${y + r * 1.4} ${x - r * 1.6},${y - r * 0.4} ${x},${y - r * 2.4}Z`,
    colour,
  ) + fill(ellipse(x, y + r * 0.3, r * 0.5, r * 0.7), core)

export const paler = (colour: string): string => tone(colour, 0.12)
