import { type ItemStat, type LineOdds, lineOdds, rollLinesBy } from '#rules/items/items.ts'
import type { Rng } from '#rules/prng.ts'
import { tokToNano } from '#rules/units.ts'
import { rolledQuality } from './polish.ts'

/** Price of an item's first paid re-roll on a UTC day (B9, R20). */
const REROLL_BASE_NANO = tokToNano(1)
/** Most paid re-rolls of an item that may precede another one on the same UTC day, so 21 are possible (R20). */
export const REROLL_N_MAX = 20
export const FREE_REROLLS_PER_DAY = 1

export const canReroll = (n: number): boolean => n <= REROLL_N_MAX

/** Price of the item's next re-roll after `n` paid ones today (B4, R20). */
export const rerollCostNano = (n: number): number => REROLL_BASE_NANO * 2 ** n

export interface RerollOdds {
  readonly line: LineOdds
  /** One entry per line: the quality to keep (set pieces), or null if the quality is rolled too. */
  readonly qualities: readonly (number | null)[]
}

export const rerollOdds = (lines: readonly ItemStat[], isSetPiece: boolean): RerollOdds => ({
  line: lineOdds(),
  qualities: lines.map((line) => (isSetPiece ? rolledQuality(line) : null)),
})

export const rollReroll = (rng: Rng, { line, qualities }: RerollOdds): { readonly lines: readonly ItemStat[] } => ({
  lines: rollLinesBy(rng, line, qualities),
})
