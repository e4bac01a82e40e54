export interface BalanceFigure {
  readonly group: string
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The range that the rules demand, both ends included. Absent if they demand none. */
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

/** A value as the report shows and judges it: rounded to one decimal. */
export const shown = (value: number): number => Number(value.toFixed(SHOWN_DECIMALS))

export const isInBand = ({ band, value }: BalanceFigure): boolean =>
  band === undefined || (shown(value) >= band.low && shown(value) <= band.high)
