/** An item has each bonus line at most once. None gives evasion (R16, T19). */
export const LINE_TYPES = [
  'attack-flat',
  'hp-flat',
  'attack-percent',
  'hp-percent',
  'crit-rate',
  'crit-dmg',
  'reflect-percent',
  'life-steal-percent',
] as const
export type LineType = (typeof LINE_TYPES)[number]

export const isLineType = (type: string): type is LineType => LINE_TYPES.some((line) => line === type)

/** Chance in percent of quality 1, 2, … 5 (R16). */
export const LINE_QUALITY_ODDS = [45, 28, 16, 8, 3] as const

/**
 * Quality 1 starts at `min`, and quality n ends at `max[n - 1]`. Higher ones start one step of the decimals above the
 * end of the previous one.
 */
export interface LineRange {
  readonly min: number
  readonly max: readonly [number, number, number, number, number]
  readonly decimals: number
}

const percentRange: LineRange = { min: 0.8, max: [1.4, 2.2, 3.2, 4.3, 5.5], decimals: 1 }

/** In points for flat lines, in percent for all others (R16). */
export const LINE_RANGES: Readonly<Record<LineType, LineRange>> = {
  'attack-flat': { min: 6, max: [10, 16, 23, 31, 40], decimals: 0 },
  'hp-flat': { min: 45, max: [75, 120, 172, 232, 300], decimals: 0 },
  'attack-percent': percentRange,
  'hp-percent': percentRange,
  'crit-rate': { min: 1.5, max: [2.5, 3.8, 5.3, 7, 8.9], decimals: 1 },
  'crit-dmg': { min: 2, max: [4, 6, 9, 12, 16], decimals: 0 },
  'reflect-percent': { min: 0.5, max: [1, 1.6, 2.3, 3.1, 4], decimals: 1 },
  'life-steal-percent': { min: 0.4, max: [0.8, 1.3, 1.8, 2.4, 3], decimals: 1 },
}
