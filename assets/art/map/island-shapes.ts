import type { LandName } from '#assets/manifest/map-regions.ts'

type Corner = readonly [across: number, down: number]

/** Coordinates are shares of the island's half width (x) and of its top's half depth (y). */
export interface IslandShape {
  /** Clockwise from the left tip. */
  readonly rim: readonly Corner[]
  readonly under: readonly Corner[]
  readonly isSoft: boolean
  readonly rock: 'earth' | 'strata' | 'bricks' | 'facets' | 'roots' | 'icicles' | 'columns'
}

const lobes = (count: number): Corner[] =>
  Array.from({ length: count * 2 }, (_, index): Corner => {
    const angle = Math.PI + (index / (count * 2)) * 2 * Math.PI
    const reach = index % 2 ? 0.84 : 1.02
    return [reach * Math.cos(angle), reach * Math.sin(angle)]
  })

const icicles = (count: number): Corner[] =>
  Array.from({ length: count * 2 - 1 }, (_, index): Corner => {
    const across = 0.94 - (index + 0.5) * (1.88 / (count * 2 - 1))
    const body = 1.25 - 0.75 * across * across
    const length = index % 4 === 0 ? 0.5 : 1
    return [across, index % 2 ? body * 0.9 : body + 0.95 * length * (1.1 - Math.abs(across))]
  })

const columns = (depths: readonly number[]): Corner[] =>
  depths.flatMap((depth, index): Corner[] => {
    const step = 1.9 / depths.length
    const right = 0.95 - index * step
    return [
      [right, depth],
      [right - step / 2, depth + 0.1],
      [right - step, depth],
    ]
  })

export const ISLAND_SHAPES: Readonly<Record<LandName, IslandShape>> = {
  meadow: {
    isSoft: true,
    rock: 'earth',
    rim: [
      [-1, 0.05],
      [-0.88, -0.6],
      [-0.45, -0.97],
      [0.08, -0.84],
      [0.52, -1],
      [0.92, -0.56],
      [1, 0.1],
      [0.8, 0.7],
      [0.3, 0.95],
      [-0.22, 0.84],
      [-0.7, 0.86],
    ],
    under: [
      [0.9, 0.85],
      [0.66, 1.1],
      [0.5, 1.62],
      [0.24, 1.5],
      [0.06, 2.1],
      [-0.16, 1.6],
      [-0.36, 1.8],
      [-0.52, 1.2],
      [-0.86, 0.95],
    ],
  },
  crystal: {
    isSoft: false,
    rock: 'facets',
    rim: [
      [-1, 0],
      [-0.66, -0.86],
      [0.06, -1],
      [0.7, -0.84],
      [1, 0.08],
      [0.66, 0.84],
      [-0.08, 1],
      [-0.72, 0.74],
    ],
    under: [
      [0.8, 0.95],
      [0.64, 1.75],
      [0.46, 1.1],
      [0.3, 1.4],
      [0.08, 2.5],
      [-0.14, 1.3],
      [-0.32, 1.95],
      [-0.46, 1.05],
      [-0.62, 1.5],
      [-0.8, 0.85],
    ],
  },
  desert: {
    isSoft: false,
    rock: 'strata',
    rim: [
      [-1.02, 0.1],
      [-0.9, -0.34],
      [-0.62, -0.52],
      [-0.4, -0.86],
      [0, -0.98],
      [0.34, -0.8],
      [0.66, -0.74],
      [0.92, -0.44],
      [1.03, 0],
      [0.9, 0.44],
      [0.6, 0.72],
      [0.3, 0.92],
      [-0.1, 0.86],
      [-0.42, 0.96],
      [-0.8, 0.64],
    ],
    under: [
      [0.98, 0.62],
      [0.82, 0.7],
      [0.8, 1.12],
      [0.58, 1.18],
      [0.56, 1.58],
      [0.3, 1.64],
      [0.26, 2.06],
      [-0.2, 2.06],
      [-0.24, 1.66],
      [-0.5, 1.58],
      [-0.54, 1.14],
      [-0.8, 1.08],
      [-0.84, 0.66],
      [-0.98, 0.56],
    ],
  },
  citadel: {
    isSoft: false,
    rock: 'bricks',
    rim: [
      [-1, -0.24],
      [-0.72, -0.8],
      [-0.26, -1],
      [0.26, -1],
      [0.72, -0.8],
      [1, -0.24],
      [1, 0.3],
      [0.72, 0.8],
      [0.26, 1],
      [-0.26, 1],
      [-0.72, 0.8],
      [-1, 0.3],
    ],
    under: [
      [0.96, 0.78],
      [0.84, 0.95],
      [0.68, 1.5],
      [0.38, 1.8],
      [0.2, 1.88],
      [0.1, 2.4],
      [-0.1, 2.4],
      [-0.2, 1.88],
      [-0.38, 1.8],
      [-0.68, 1.5],
      [-0.84, 0.95],
      [-0.96, 0.78],
    ],
  },
  blossom: {
    isSoft: true,
    rock: 'roots',
    rim: lobes(7),
    under: [
      [0.84, 0.95],
      [0.66, 1.9],
      [0.5, 1.15],
      [0.28, 1.4],
      [0.14, 2.3],
      [0, 1.45],
      [-0.22, 1.4],
      [-0.34, 2.05],
      [-0.48, 1.2],
      [-0.66, 1.6],
      [-0.82, 0.9],
    ],
  },
  frost: {
    isSoft: false,
    rock: 'icicles',
    rim: [
      [-1, 0.12],
      [-0.92, -0.38],
      [-0.58, -0.6],
      [-0.42, -0.96],
      [0, -0.84],
      [0.3, -1],
      [0.66, -0.7],
      [0.95, -0.5],
      [1, 0.06],
      [0.82, 0.42],
      [0.62, 0.9],
      [0.2, 0.8],
      [-0.14, 1],
      [-0.5, 0.76],
      [-0.86, 0.6],
    ],
    under: icicles(7),
  },
  forest: {
    isSoft: true,
    rock: 'roots',
    rim: [
      [-1, -0.1],
      [-0.82, -0.75],
      [-0.3, -1],
      [0.3, -0.9],
      [0.8, -0.82],
      [1, -0.15],
      [0.94, 0.5],
      [0.58, 0.92],
      [0.24, 0.96],
      [0.08, 0.66],
      [-0.1, 0.68],
      [-0.26, 0.98],
      [-0.66, 0.86],
      [-0.95, 0.45],
    ],
    under: [
      [0.92, 0.85],
      [0.72, 1.05],
      [0.62, 1.6],
      [0.44, 1.45],
      [0.28, 2.05],
      [0.08, 1.75],
      [-0.08, 2.25],
      [-0.28, 1.7],
      [-0.52, 1.7],
      [-0.72, 1.05],
      [-0.94, 0.8],
    ],
  },
  volcano: {
    isSoft: false,
    rock: 'columns',
    rim: [
      [-1, -0.05],
      [-0.8, -0.7],
      [-0.36, -0.82],
      [-0.2, -1],
      [0.34, -0.9],
      [0.78, -0.76],
      [1, 0.1],
      [0.88, 0.52],
      [0.52, 0.7],
      [0.4, 1],
      [-0.2, 0.86],
      [-0.5, 1],
      [-0.88, 0.5],
    ],
    under: columns([0.75, 1.25, 1.55, 1.4, 2.05, 1.8, 2.2, 1.5, 1.75, 1.1, 0.8]),
  },
}
