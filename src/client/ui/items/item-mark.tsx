import styles from './item-mark.module.css'

export type ItemMark = 'worn' | 'locked' | 'onSale' | 'notTradeable'

/** Each mark has its own shape, so that nothing depends on colour. */
const SIGNS: Readonly<Record<ItemMark, string>> = {
  worn: 'M6 13 10.5 17.5 18.5 7.5',
  locked: 'M7 11h10v8H7zM9 11V8.5a3 3 0 0 1 6 0V11',
  onSale: 'M5 12.5V6h6.5L19 13.5 12.5 20zM8.7 9.2v.1',
  notTradeable: 'M6 9h10l-3-3M18 15H8l3 3M5 20 19 4',
}

/** Decorative, because the card's label names its marks. */
export const MarkSign = ({ mark, size }: { readonly mark: ItemMark; readonly size: number }) => (
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
