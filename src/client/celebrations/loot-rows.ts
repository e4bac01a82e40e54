const NARROW_LETTERS = 7
const CARDS_IN_ROW = { narrow: 3, wide: 2 } as const

interface Shown {
  readonly amount: string
}

export const isWide = ({ amount }: Shown): boolean => amount.length > NARROW_LETTERS

/** Rows on a phone, at most three. Undefined for one row, which needs no extra room. */
export const lootRows = (loot: readonly Shown[]): 2 | 3 | undefined => {
  const rows = Math.ceil(loot.length / (loot.some(isWide) ? CARDS_IN_ROW.wide : CARDS_IN_ROW.narrow))
  if (rows < 2) return undefined
  return rows === 2 ? 2 : 3
}
