import styles from './item-mark.module.css'

/** What is special about an item: it is worn, locked, offered on the market, or cannot be traded. */
export type ItemMark = 'worn' | 'locked' | 'onSale' | 'notTradeable'

/** Each sign has a shape of its own, so that its colour adds nothing. */
const SIGNS: Readonly<Record<ItemMark, string>> = {
  worn: 'M6 13 10.5 17.5 18.5 7.5',
  locked: 'M7 11h10v8H7zM9 11V8.5a3 3 0 0 1 6 0V11',
  onSale: 'M5 12.5V6h6.5L19 13.5 12.5 20zM8.7 9.2v.1',
  notTradeable: 'M6 9h10l-3-3M18 15H8l3 3M5 20 19 4',
}

export interface MarkSignProps {
  readonly mark: ItemMark
  /** Edge in CSS px. */
  readonly size: number
}

/** The sign of a mark on a small disc. It is decoration: the card says its marks itself. */
export const MarkSign = ({ mark, size }: MarkSignProps) => (
  <svg viewBox="0 0 24 24" width={size} height={size} className={`${styles.sign} ${styles[mark]}`} aria-hidden="true">
    <path
      d={SIGNS[mark]}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
