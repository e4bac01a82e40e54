import type { LookOf } from '#rules/wardrobe/looks.ts'
import { gemPip } from '../kit/ornaments.ts'
import { ellipse, fill, line, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

/** Radii. The frame is open in the middle: it surrounds a round portrait whose own rim ends at `INNER`. */
const [OUTER, INNER] = [122, 98]

/** A ring with a hole. `volume` would fill the hole with ink. */
const ring = (colour: string, inside = ''): string => {
  const middle = (OUTER + INNER) / 2
  const width = OUTER - INNER
  const arc = (radius: number, thick: number, paint: string, more = ''): string =>
    `<circle cx="128" cy="128" r="${radius}" fill="none" stroke="${paint}" stroke-width="${thick}" ${more}/>`
  return (
    arc(middle, width + 12, INK) +
    arc(middle, width, tone(colour, -0.16)) +
    `<g transform="translate(-3,-4)">${arc(middle, width - 7, colour)}</g>` +
    line('M42,96 A92,92 0 0 1 104,31', 6, tone(colour, 0.18)) +
    inside
  )
}

/** `draw` is upright at 0,0; each copy is turned about the ring's centre. */
const around = (degrees: readonly number[], draw: (index: number) => string, radius = (OUTER + INNER) / 2): string =>
  degrees
    .map((turn, index) => `<g transform="rotate(${turn} 128 128) translate(128,${128 - radius})">${draw(index)}</g>`)
    .join('')

const EIGHT = [0, 45, 90, 135, 180, 225, 270, 315] as const
const TWELVE = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] as const

const leaf = (colour: string, size = 1, turn = 0): string =>
  `<g transform="rotate(${turn}) scale(${size})">${volume('M0,14 C-16,4 -16,-12 0,-24 C16,-12 16,4 0,14Z', colour, {
    relief: [5, 3, 3],
    inside: line('M0,12 V-18', 3, tone(colour, -0.18)),
  })}</g>`

const oak = (): string =>
  ring(
    '#b0703c',
    around([22, 67, 112, 157, 202, 247, 292, 337], () => line('M-12,-4 q12,-5 24,0 M-8,5 q10,-4 18,0', 3.5, '#7a4a2c')),
  ) +
  around([60, 180, 300], () => volume(ellipse(0, 0, 8), '#ffd58a', { relief: [5, 2, 3] })) +
  around([-22, 22], (index) => leaf('#6cbf4a', 1.05, index ? 60 : -60), 112) +
  around(
    [0],
    () =>
      volume('M-12,-6 C-14,14 -4,24 0,26 C4,24 14,14 12,-6Z', '#e8a04a', { relief: [5, 3, 4], topColour: '#ffc878' }) +
      volume('M-16,-6 C-16,-20 16,-20 16,-6 Q0,0 -16,-6Z', '#7a4a2c', { relief: [5, 2, 2] }),
  )

const ivy = (): string =>
  ring(
    '#2f8f4a',
    around(TWELVE, () => line('M-14,4 q14,-14 28,0', 4, '#8fdc5a')),
  ) +
  around(TWELVE, (index) => leaf(index % 2 ? '#4cb944' : '#7fd85a', 0.94, index % 2 ? 48 : -48)) +
  around(
    [72, 192, 312],
    () =>
      volume(starPath(0, 0, 14, 8, 5, -90, 0.5), '#ffffff', { relief: [5, 2, 2] }) +
      fill(ellipse(0, 0, 4.5), '#ffd23e'),
  )

const frost = (): string =>
  ring(
    '#9fdcff',
    around(EIGHT, () => line('M-10,0 h20', 4, '#ffffff')),
  ) +
  around([-64, -32, 32, 64, 148, 212], (index) =>
    volume(`M0,-22 L9,-4 L0,12 L-9,-4Z`, index % 2 ? '#d6f4ff' : '#62c4ff', {
      relief: [5, 2, 2],
      inside: fill('M0,-22 L-9,-4 L0,0Z', '#ffffff', 'opacity=".8"'),
    }),
  ) +
  around(
    [0, 180],
    () => {
      const arms = [0, 60, 120].map(
        (turn) =>
          `<g transform="rotate(${turn})">${line('M0,-20 V20 M-6,-14 l6,6 l6,-6 M-6,14 l6,-6 l6,6', 4, '#ffffff')}</g>`,
      )
      return (
        volume(ellipse(0, 2, 25), '#2f8fff', { relief: [5, 3, 4] }) +
        `<g transform="translate(0,2) scale(.86)">${arms.join('')}</g>`
      )
    },
    106,
  )

const FLAME = 'M0,14 C-14,10 -16,-4 -8,-14 C-6,-8 -2,-8 -2,-12 C-4,-20 0,-28 6,-32 C4,-20 16,-12 14,2 C12,10 8,14 0,14Z'

const ember = (): string =>
  ring(
    '#5d3348',
    around(EIGHT, () => line('M-14,2 l8,-6 l8,8 l10,-6', 5, '#ff8a2a') + line('M-12,1 l6,-4 l8,7', 2, '#ffe071')),
  ) +
  around(
    [-90, -58, -30, 0, 30, 58, 90],
    (index) => {
      const size = [0.6, 0.72, 0.84, 1.05, 0.84, 0.72, 0.6][index] ?? 1
      return `<g transform="scale(${size})">${volume(FLAME, '#ff5a1f', { relief: [5, 2, 3] })}${fill('M0,10 C-8,6 -8,-2 -2,-8 C4,-4 8,2 6,6 Q4,10 0,10Z', '#ffd23e')}</g>`
    },
    106,
  ) +
  around([180], () => gemPip(17, '#ff4d2a')(0, 0))

const royal = (): string =>
  ring(
    '#ffc62e',
    around(TWELVE, () => fill(ellipse(0, 0, 4.5), '#fff1b8')),
  ) +
  `<circle cx="128" cy="128" r="${INNER + 3}" fill="none" stroke="#8d2fd0" stroke-width="7"/>` +
  around([90, 180, 270], () => gemPip(17, '#ff4d8d')(0, 0)) +
  around([45, 135, 225, 315], () => gemPip(11, '#36d6ff')(0, 0)) +
  around(
    [0],
    () =>
      volume('M-36,16 L-42,-18 L-20,-2 L0,-30 L20,-2 L42,-18 L36,16 Q0,24 -36,16Z', '#ffd84a', {
        relief: [6, 4, 5],
        topColour: '#fff1a8',
      }) + gemPip(10, '#ff4d6d')(0, 4),
    106,
  )

const starry = (): string =>
  ring(
    '#3b3f9a',
    around(TWELVE, (index) => fill(ellipse(index % 2 ? 6 : -4, index % 3 ? -4 : 5, 2.6), '#dfe6ff')),
  ) +
  around([-74, -38, 38, 74, 122, 150, 210, 238], (index) =>
    volume(starPath(0, 0, index < 4 ? 17 : 12, index < 4 ? 8 : 6, 5, -90, 0.2), '#ffe071', {
      relief: [5, 2, 3],
      topColour: '#fff6c8',
    }),
  ) +
  around([180], () => volume(starPath(0, 0, 19, 9, 4, -90, 0.1), '#bfeeff', { relief: [5, 2, 3] })) +
  around(
    [0],
    () =>
      volume('M10,-26 A26,26 0 1 0 24,14 A20,20 0 1 1 10,-26Z', '#fff3c0', { relief: [6, 4, 4], topColour: '#ffffff' }),
    106,
  )

const FRAMES: Readonly<Record<LookOf<'frame'>, () => string>> = {
  'frame-oak': oak,
  'frame-ivy': ivy,
  'frame-frost': frost,
  'frame-ember': ember,
  'frame-royal': royal,
  'frame-starry': starry,
}

export const drawPortraitFrame = (frame: LookOf<'frame'>): string => FRAMES[frame]()
