export interface PriceMarks {
  readonly median: number | null
  readonly floor: number | null
  /** `itemWorthNano` of the item, which is known even without a sale. */
  readonly making: number
}

const MARKS = ['median', 'floor', 'making'] as const
const FAR_TIMES = 3

export interface FarPrice {
  readonly direction: 'high' | 'low'
  readonly mark: (typeof MARKS)[number]
  readonly nano: number
}

/** The first mark that the price exceeds, or falls below, by more than a factor of three. Null if there is none. */
export const farPrice = (priceNano: number, marks: PriceMarks): FarPrice | null => {
  for (const mark of MARKS) {
    const nano = marks[mark]
    if (nano === null) continue
    if (priceNano > nano * FAR_TIMES) return { direction: 'high', mark, nano }
    if (priceNano * FAR_TIMES < nano) return { direction: 'low', mark, nano }
  }
  return null
}
