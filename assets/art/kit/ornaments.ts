import { ellipse, fill, halo, line, mirrored, starPath, volume } from './svg.ts'
import { INK, tone } from './tone.ts'

/** 1 is the lowest tier. */
export type InsigniaTier = 1 | 2 | 3 | 4

export const pips = (count: number, x: number, y: number, step: number, draw: (x: number, y: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(x + (index - (count - 1) / 2) * step, y)).join('')

export const starPip =
  (radius: number, colour = '#ffe071') =>
  (x: number, y: number): string =>
    fill(
      starPath(x, y, radius, radius * 0.5, 5, -90, 0.18),
      colour,
      `stroke="${INK}" stroke-width="9" stroke-linejoin="round" paint-order="stroke"`,
    )

export const gemPip =
  (radius: number, colour: string) =>
  (x: number, y: number): string =>
    volume(`M${x},${y - radius} l${radius},${radius} l${-radius},${radius} l${-radius},${-radius}Z`, colour, {
      relief: [6, 2, 3],
      inside: fill(`M${x},${y - radius} l${radius},${radius} h${-radius}Z`, '#ffffff', 'opacity=".4"'),
    })

const leaf = (x: number, y: number, degrees: number, size: number, colour: string): string =>
  `<g transform="translate(${x},${y}) rotate(${degrees}) scale(${size})">${volume(
    'M0,0 C-17,-12 -19,-38 0,-56 C19,-38 17,-12 0,0Z',
    colour,
    { relief: [7, 5, 3], inside: line('M0,-6 V-44', 4, tone(colour, -0.2)) },
  )}</g>`

/** `spread` is the distance of each branch from `x`. */
export const laurels = (x: number, y: number, spread: number, colour: string): string =>
  mirrored(x, () => {
    const stem = `M6,${y} C${spread * 0.7},${y - 6} ${spread * 1.06},${y - 52} ${spread * 0.94},${y - 122}`
    const leaves: readonly [number, number, number, number][] = [
      [0.36, -6, 96, 0.72],
      [0.62, -24, 74, 0.8],
      [0.84, -52, 48, 0.86],
      [0.98, -88, 22, 0.86],
      [0.92, -118, -8, 0.8],
    ]
    return (
      line(stem, 15) +
      line(stem, 5, tone(colour, -0.18)) +
      leaves.map(([k, dy, degrees, size]) => leaf(spread * k, y + dy, degrees, size, colour)).join('')
    )
  })

export const wingPair = (x: number, y: number, scale: number, colour: string): string =>
  mirrored(
    x,
    () =>
      `<g transform="translate(0,${y}) scale(${scale})">${volume(
        'M10,44 C46,38 84,14 98,-44 C112,-6 108,22 96,40 C104,42 106,50 102,58 C94,72 80,80 66,82 C56,92 34,92 10,84Z',
        colour,
        {
          relief: [9 / scale, 5, 7],
          topColour: tone(colour, 0.1),
          inside: line('M26,60 Q72,50 94,8 M30,78 Q68,74 92,52', 6, tone(colour, -0.2)),
        },
      )}</g>`,
  )

export const aura = (tier: InsigniaTier, colour: string): string =>
  tier < 3 ? '' : halo(128, 124, 130, colour, tier === 4 ? 0.6 : 0.3)

export const jewel = (x: number, y: number, radius: number, colour: string, setting = '#ffcf3f'): string =>
  volume(ellipse(x, y, radius), setting, { relief: [7, 3, 3] }) +
  volume(ellipse(x, y, radius * 0.66), colour, {
    relief: [3.5, 3, 4],
    topColour: tone(colour, 0.14),
    gloss: `<ellipse cx="${x - radius * 0.2}" cy="${y - radius * 0.28}" rx="${radius * 0.22}" ry="${radius * 0.14}" fill="#fff" opacity=".9"/>`,
  })
