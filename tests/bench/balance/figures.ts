export interface BalanceFigure {
  readonly group: string
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Where the rules want it, both ends allowed; absent where they say nothing. */
  readonly band?: Band
}

export interface Band {
  readonly low: number
  readonly high: number
  readonly rule: string
}

export interface BalanceTable {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly [string, ...number[]])[]
  /** Decimals of the cells; default 1. */
  readonly decimals?: number
}

export interface BalancePart {
  readonly figures: readonly BalanceFigure[]
  readonly tables: readonly BalanceTable[]
  readonly fights: number
}

export const around = (value: number, points: number, rule: string): Band => ({
  low: value - points,
  high: value + points,
  rule,
})

const SHOWN_DECIMALS = 1

/** A value as the report shows and judges it: with one decimal. */
export const shown = (value: number): number => Number(value.toFixed(SHOWN_DECIMALS))

/** Always true for a figure without a band. */
export const isInBand = ({ band, value }: BalanceFigure): boolean =>
  band === undefined || (shown(value) >= band.low && shown(value) <= band.high)
