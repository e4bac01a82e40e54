/** One measured figure, printed as one line of JSON. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
}

/** Prints a figure, rounded to four digits that mean something. */
export const printFigure = ({ name, value, unit }: Figure): void =>
  console.log(JSON.stringify({ name, value: Number(value.toPrecision(4)), unit }))

/** Runs `work` for each of the items, `width` of them at a time, and returns the seconds taken. */
export const secondsFor = async <T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<unknown>,
): Promise<number> => {
  const begun = performance.now()
  let next = 0
  const lane = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item)
  }
  await Promise.all(Array.from({ length: width }, lane))
  return (performance.now() - begun) / 1000
}
