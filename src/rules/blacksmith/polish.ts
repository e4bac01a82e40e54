import { isLineType, LINE_RANGES } from '#rules/items/item-lines.ts'
import { type ItemStat, lineBounds } from '#rules/items/items.ts'
import { tokToNano } from '#rules/units.ts'

/** Minimum level of Salary (the upgrade `mining-tok`) for polishing (R58). */
export const POLISH_SALARY_LEVEL = 10

const POLISH_COSTS_NANO = [60, 90, 120].map(tokToNano)

/** Null for a primary line and for quality 4 and 5: only a re-roll can bring 5 (R58). */
export const polishCostNano = ({ level, primary }: Pick<ItemStat, 'level' | 'primary'>): number | null =>
  primary ? null : (POLISH_COSTS_NANO[level - 1] ?? null)

export const canPolish = (salaryLevel: number): boolean => salaryLevel >= POLISH_SALARY_LEVEL

/**
 * The line with the next quality (R58). Its value keeps its relative position within the quality's range, rounded to
 * the line's decimals. Nothing is random, so that the player can see the result before paying. Null if the line cannot
 * be polished.
 */
export const polishedLine = (line: ItemStat): ItemStat | null => {
  if (polishCostNano(line) === null || !isLineType(line.type)) return null
  const range = LINE_RANGES[line.type]
  const scale = 10 ** range.decimals
  const units = (value: number): number => Math.round(value * scale)
  const [now, next] = [lineBounds(range, line.level), lineBounds(range, line.level + 1)]
  const [least, most] = [units(next.least), units(next.most)]
  const place = (units(line.value) - units(now.least)) * (most - least)
  const raised = Math.round(place / (units(now.most) - units(now.least)))
  return {
    ...line,
    value: (least + Math.min(Math.max(raised, 0), most - least)) / scale,
    level: line.level + 1,
    polished: (line.polished ?? 0) + 1,
  }
}

/**
 * Quality as it was rolled. A re-roll of a set piece keeps this quality, because a re-roll removes the polish (R58).
 */
export const rolledQuality = ({ level, polished = 0 }: Pick<ItemStat, 'level' | 'polished'>): number => level - polished

export type PolishError = 'polish-locked' | 'polish-no-line' | 'polish-changed' | 'polish-best'

/**
 * The line, quality and price that the player agreed to. If another device has changed quality or price since, the
 * polish is refused.
 */
export interface PolishWish {
  readonly line: ItemStat['type']
  readonly level: number
  readonly price: number
}

export interface Polish {
  readonly line: ItemStat
  readonly costNano: number
}

export const polishOutcome = (
  line: ItemStat | undefined,
  { level, price }: Omit<PolishWish, 'line'>,
  salaryLevel: number,
): Polish | PolishError => {
  if (!canPolish(salaryLevel)) return 'polish-locked'
  if (!line || line.primary) return 'polish-no-line'
  if (line.level !== level) return 'polish-changed'
  const costNano = polishCostNano(line)
  const polished = polishedLine(line)
  if (costNano === null || polished === null) return 'polish-best'
  return costNano === price ? { line: polished, costNano } : 'polish-changed'
}
