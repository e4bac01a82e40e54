/** One figure of the balance report. */
export interface BalanceFigure {
  readonly group: string
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Where the rules want it, both ends allowed; absent where they say nothing. */
  readonly band?: Band
}

/** Ends of a band and the rule that says so. */
export interface Band {
  readonly low: number
  readonly high: number
  readonly rule: string
}

/** A table for the terminal, one row a line. */
export interface BalanceTable {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly [string, ...number[]])[]
  /** Decimals of the cells; default 1. */
  readonly decimals?: number
}

/** What one part of the report found. */
export interface BalancePart {
  readonly figures: readonly BalanceFigure[]
  readonly tables: readonly BalanceTable[]
  readonly fights: number
}

/** A band of so many points on either side. */
export const around = (value: number, points: number, rule: string): Band => ({
  low: value - points,
  high: value + points,
  rule,
})

const SHOWN_DECIMALS = 1

/** A value as the report shows and judges it: with one decimal. */
export const shown = (value: number): number => Number(value.toFixed(SHOWN_DECIMALS))

/** Whether a figure lies in its band; one without a band always does. */
export const isInBand = ({ band, value }: BalanceFigure): boolean =>
  band === undefined || (shown(value) >= band.low && shown(value) <= band.high)
