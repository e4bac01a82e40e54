export interface Bar {
  readonly atMost?: number
  readonly atLeast?: number
}

interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly bar?: Bar
}

const rounded = (value: number): number => Number(value.toPrecision(4))

const holds = (value: number, { atMost, atLeast }: Bar): boolean =>
  (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast)

/** Prints a figure as a line of JSON, rounded to four digits, with its bar and whether the bar holds. */
export const printFigure = ({ name, value, unit, bar }: Figure): void =>
  console.log(JSON.stringify({ name, value: rounded(value), unit, ...(bar && { ...bar, holds: holds(value, bar) }) }))

/** Median. Of an even number of values it is the upper middle one. */
export const median = (values: readonly number[]): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
