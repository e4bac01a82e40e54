import { type ItemStat, type LineOdds, lineOdds, rollLinesBy } from '../items/items.ts'
import type { Rng } from '../prng.ts'
import { tokToNano } from '../units.ts'

/** Cost of the first re-roll of an item on a UTC day, nano (B9, R20). */
const REROLL_BASE_NANO = tokToNano(1)
/** Highest n of the cost: the last paid re-roll of a day is the one after so many (R20). */
export const REROLL_N_MAX = 20
/** Free re-rolls of an item on a UTC day (R20). */
export const FREE_REROLLS_PER_DAY = 1

/** Whether an item may be re-rolled for TOK once more after `n` paid re-rolls today (R20). */
export const canReroll = (n: number): boolean => n <= REROLL_N_MAX

/** Cost of a re-roll after `n` paid ones today, nano: the base doubled each time (B4, R20). */
export const rerollCostNano = (n: number): number => REROLL_BASE_NANO * 2 ** n

/** The odds of a re-roll: type, quality and value of every line anew. A roll is stored with its odds. */
export interface RerollOdds {
  readonly line: LineOdds
  /** One a line: the quality that it keeps, as a set piece's do; null for a rolled one. */
  readonly qualities: readonly (number | null)[]
}

/** The odds of re-rolling these bonus lines (R16, R20). */
export const rerollOdds = (lines: readonly ItemStat[], isSetPiece: boolean): RerollOdds => ({
  line: lineOdds(),
  qualities: lines.map(({ level }) => (isSetPiece ? level : null)),
})

/** Rolls all bonus lines anew (R20). */
export const rollReroll = (rng: Rng, { line, qualities }: RerollOdds): { readonly lines: readonly ItemStat[] } => ({
  lines: rollLinesBy(rng, line, qualities),
})
