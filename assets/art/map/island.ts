import { fill, line, seededRandom, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'
import type { IslandShape } from './island-shapes.ts'

type Spot = readonly [x: number, y: number]

const text = ([x, y]: Spot): string => `${x.toFixed(1)},${y.toFixed(1)}`

/** A line through all points. `isSoft` rounds it (Catmull-Rom). */
const through = (spots: readonly Spot[], isSoft: boolean, isClosed: boolean): string => {
  const at = (index: number): Spot => {
    const wrapped = isClosed ? (index + spots.length) % spots.length : Math.min(Math.max(index, 0), spots.length - 1)
    return spots[wrapped] ?? [0, 0]
  }
  const steps = isClosed ? spots.length : spots.length - 1
  return Array.from({ length: steps }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    if (!isSoft) return `L${text(to)}`
    const first: Spot = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Spot = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${text(first)} ${text(second)} ${text(to)}`
  }).join('')
}

type Texture = (w: number, h: number, cliff: string) => string

const TEXTURES: Readonly<Record<IslandShape['rock'], Texture>> = {
  earth: (w, h, cliff) => {
    const random = seededRandom(7)
    return Array.from({ length: 14 }, () => {
      const [x, y] = [(random() * 1.8 - 0.9) * w, (0.95 + random() * 0.9) * h]
      return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(6 + random() * 8).toFixed(1)}" ry="${(4 + random() * 4).toFixed(1)}" fill="${tone(cliff, random() > 0.5 ? 0.08 : -0.09)}"/>`
    }).join('')
  },
  strata: (w, h, cliff) =>
    [0.95, 1.32, 1.78]
      .map((down, index) =>
        line(
          `M${-w},${h * down} q${w / 4},${8 - index * 7} ${w / 2},0 t${w / 2},0 t${w / 2},0 t${w / 2},0`,
          9 + index * 2,
          tone(cliff, index % 2 ? 0.1 : -0.1),
        ),
      )
      .join(''),
  bricks: (w, h, cliff) => {
    const rows = [0.92, 1.2, 1.48, 1.76, 2.04].map((down, row) => {
      const joints = Array.from(
        { length: 9 },
        (_, index) => `M${(-1 + (index + (row % 2) / 2) * 0.25) * w},${h * down} v${h * 0.28}`,
      )
      return `M${-w},${h * down} H${w} ${joints.join(' ')}`
    })
    return line(rows.join(' '), 4, tone(cliff, -0.12))
  },
  facets: (w, h, cliff) =>
    (
      [
        [0.64, 1.75],
        [0.08, 2.5],
        [-0.32, 1.95],
        [-0.62, 1.5],
      ] as const
    )
      .map(
        ([across, down]) =>
          fill(
            `M${across * w},${h * down} L${(across + 0.2) * w},${h * 0.4} H${(across + 0.02) * w}Z`,
            tone(cliff, -0.12),
          ) +
          fill(
            `M${across * w},${h * down} L${(across - 0.18) * w},${h * 0.4} H${(across - 0.02) * w}Z`,
            tone(cliff, 0.12),
          ),
      )
      .join(''),
  roots: (w, h, cliff) =>
    [-0.82, -0.6, -0.36, -0.1, 0.14, 0.4, 0.66, 0.84]
      .map((across, index) => {
        const bend = index % 2 ? 14 : -14
        return line(
          `M${across * w},${h * 0.7} c${bend},${h * 0.4} ${-bend},${h * 0.6} ${-across * w * 0.18},${h * 1.2}`,
          index % 3 ? 6 : 9,
          tone(cliff, index % 2 ? -0.12 : 0.09),
        )
      })
      .join(''),
  icicles: (w, h, cliff) =>
    line(`M${-w},${h * 0.98} Q0,${h * 1.5} ${w},${h * 0.98}`, 7, tone(cliff, 0.12)) +
    [-0.66, -0.3, 0.08, 0.42, 0.72]
      .map((across) =>
        fill(
          `M${(across - 0.05) * w},${h * 0.8} L${across * w},${h * (1.9 - Math.abs(across))} L${(across + 0.01) * w},${h * 0.8}Z`,
          '#ffffff',
          'opacity=".55"',
        ),
      )
      .join(''),
  columns: (w, h, cliff) =>
    Array.from({ length: 12 }, (_, index) => {
      const x = (-0.95 + (index * 1.9) / 11) * w
      return (
        line(`M${x},${h * 0.3} V${h * 2.3}`, 5, tone(cliff, -0.12)) +
        line(`M${x + 8},${h * 0.5} V${h * 1.5}`, 4, tone(cliff, 0.08))
      )
    }).join(''),
}

export interface IslandColours {
  readonly top: string
  readonly cliff: string
  readonly edge?: string
}

/** The top is centred on the origin; `w` and `h` are half its width and half its depth. The cliff hangs below. */
export const island = (
  shape: IslandShape,
  w: number,
  h: number,
  { top, cliff, edge = tone(top, -0.14) }: IslandColours,
): string => {
  const rim = shape.rim.map(([across, down]): Spot => [across * w, down * h])
  const left = rim[0] ?? [-w, 0]
  const right = rim.reduce((best, spot) => (spot[0] > best[0] ? spot : best), left)
  const under = shape.under.map(([across, down]): Spot => [across * w, down * h])
  const topPath = `M${text(left)}${through(rim, shape.isSoft, true)}Z`
  const lip = rim.map(([x, y]): Spot => [x, y + h * 0.15])
  const lipPath = `M${text(lip[0] ?? left)}${through(lip, shape.isSoft, true)}Z`
  const cliffPath = `M${text(right)}${through([right, ...under, left], shape.isSoft, false)}Z`
  return (
    `<ellipse cx="0" cy="${h * 2.55}" rx="${w * 0.7}" ry="${h * 0.22}" fill="#1b0f52" opacity=".13"/>` +
    volume(cliffPath, cliff, {
      relief: [8, 16, 4],
      topColour: tone(cliff, 0.05),
      inside: TEXTURES[shape.rock](w, h, cliff),
    }) +
    line(topPath, 16) +
    volume(lipPath, edge, { relief: [8, 8, 3] }) +
    volume(topPath, top, { relief: [0, 6, h * 0.06], topColour: tone(top, 0.07) })
  )
}
