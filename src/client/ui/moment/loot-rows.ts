/** Letters of an amount that a narrow card has room for; a rarity's name and millions are longer. */
const NARROW_LETTERS = 7
const CARDS_IN_ROW = { narrow: 3, wide: 2 } as const

/** Something that somebody got, by its amount as it is shown. */
interface Shown {
  readonly amount: string
}

/** Whether an amount needs a wide card. */
export const isWide = ({ amount }: Shown): boolean => amount.length > NARROW_LETTERS

/** In how many rows things are shown on a phone, three for more; undefined for one: a moment's stage makes room for them. */
export const lootRows = (loot: readonly Shown[]): 2 | 3 | undefined => {
  const rows = Math.ceil(loot.length / (loot.some(isWide) ? CARDS_IN_ROW.wide : CARDS_IN_ROW.narrow))
  if (rows < 2) return undefined
  return rows === 2 ? 2 : 3
}
