import type { ItemStat } from '#rules/items/items.ts'

export interface LinePair {
  readonly before: ItemStat | null
  readonly after: ItemStat | null
  /** Compares values if both lines have the same type, else qualities. */
  readonly change: 'better' | 'worse' | 'same'
}

const compared = (before: ItemStat | null, after: ItemStat | null): LinePair['change'] => {
  if (!before || !after) return after ? 'better' : before ? 'worse' : 'same'
  const gain = before.type === after.type ? after.value - before.value : after.level - before.level
  return gain === 0 ? 'same' : gain > 0 ? 'better' : 'worse'
}

export const linePairs = (before: readonly ItemStat[], after: readonly ItemStat[]): readonly LinePair[] => {
  const rest = after.filter(({ type }) => !before.some((line) => line.type === type))
  const pairs = before.map((line) => {
    const partner = after.find(({ type }) => type === line.type) ?? rest.shift() ?? null
    return { before: line, after: partner, change: compared(line, partner) }
  })
  return [...pairs, ...rest.map((line) => ({ before: null, after: line, change: compared(null, line) }))]
}
