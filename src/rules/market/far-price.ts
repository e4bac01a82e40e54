/** What a price is compared with, in nano; null where nothing is known. */
export interface PriceMarks {
  /** What such items went for. */
  readonly median: number | null
  /** The lowest price that is asked for one now. */
  readonly floor: number | null
  /** What making one costs, by `itemWorthNano`: known also where none was ever sold. */
  readonly making: number
}

const MARKS = ['median', 'floor', 'making'] as const
/** A price beyond so many times one of its marks, or below that part of it, is warned about. */
const FAR_TIMES = 3

/** A price that is far off, and from what. */
export interface FarPrice {
  readonly direction: 'high' | 'low'
  readonly mark: (typeof MARKS)[number]
  /** The mark's own price. */
  readonly nano: number
}

/**
 * Whether a price is more than three times above or below what such items went for, are asked for, or take to make: the first of these
 * that it is far from; null when it is near all.
 */
export const farPrice = (priceNano: number, marks: PriceMarks): FarPrice | null => {
  for (const mark of MARKS) {
    const nano = marks[mark]
    if (nano === null) continue
    if (priceNano > nano * FAR_TIMES) return { direction: 'high', mark, nano }
    if (priceNano * FAR_TIMES < nano) return { direction: 'low', mark, nano }
  }
  return null
}
