import { type ItemStat, type LineOdds, lineOdds, rollLinesBy } from '#rules/items/items.ts'
import type { Rng } from '#rules/prng.ts'
import { tokToNano } from '#rules/units.ts'
import { rolledQuality } from './polish.ts'

/** Price of an item's first paid re-roll on a UTC day (B9, R20). */
const REROLL_BASE_NANO = tokToNano(1)
/** After 20 paid re-rolls today one more is allowed (R20). */
export const REROLL_N_MAX = 20
export const FREE_REROLLS_PER_DAY = 1

/** `n` is the number of paid re-rolls today (R20). */
export const canReroll = (n: number): boolean => n <= REROLL_N_MAX

/** Doubles with each of the `n` paid re-rolls today (B4, R20). */
export const rerollCostNano = (n: number): number => REROLL_BASE_NANO * 2 ** n

export interface RerollOdds {
  readonly line: LineOdds
  /** For each line, the quality that a set piece keeps, or null if the quality is rolled. */
  readonly qualities: readonly (number | null)[]
}

export const rerollOdds = (lines: readonly ItemStat[], isSetPiece: boolean): RerollOdds => ({
  line: lineOdds(),
  qualities: lines.map((line) => (isSetPiece ? rolledQuality(line) : null)),
})

export const rollReroll = (rng: Rng, { line, qualities }: RerollOdds): { readonly lines: readonly ItemStat[] } => ({
  lines: rollLinesBy(rng, line, qualities),
})
