import { median, printFigure } from './figure.ts'

/** Figures of one round by name. Smaller is better. */
export type Figures = Readonly<Record<string, number>>

const SIDES = ['present', 'base', 'twin'] as const
type Side = (typeof SIDES)[number]

/** The commit is measured twice (`base` and `twin`). The difference between the two is the machine's noise. */
export type Compared<T> = Readonly<Record<Side, T>>

/** Largest allowed ratio of a figure to the commit's. The noise between `base` and `twin` is added to it. */
const AT_MOST = 1.03

/**
 * Measures all three in every round, in rotating order, so that a noisy minute affects all. Prints medians and ratios.
 */
export const compare = async <T>(
  name: string,
  compared: Compared<T>,
  { unit, rounds, warmUp }: { readonly unit: string; readonly rounds: number; readonly warmUp: number },
  measure: (of: T) => Promise<Figures>,
): Promise<void> => {
  const taken: Record<Side, Figures>[] = []
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const figures: Partial<Record<Side, Figures>> = {}
    for (let turn = 0; turn < SIDES.length; turn += 1) {
      const side = SIDES[(round + turn) % SIDES.length] ?? 'present'
      figures[side] = await measure(compared[side])
    }
    if (round >= warmUp) taken.push(figures as Record<Side, Figures>)
  }
  for (const figure of Object.keys(taken[0]?.present ?? {})) {
    const of = (side: Side): number[] => taken.map((round) => round[side][figure] ?? Number.NaN)
    const ratio = (side: Side): number => median(of(side).map((value, round) => value / (of('base')[round] ?? 1)))
    const distance = Math.abs(ratio('twin') - 1)
    const label = `${name} ${figure}`
    printFigure({ name: label, value: median(of('present')), unit })
    printFigure({ name: `${label}, commit`, value: median(of('base')), unit })
    printFigure({ name: `${label}, commit from itself`, value: distance, unit: 'ratio' })
    printFigure({
      name: `${label}, to commit`,
      value: ratio('present'),
      unit: 'ratio',
      bar: { atMost: Number((AT_MOST + distance).toFixed(3)) },
    })
  }
}
