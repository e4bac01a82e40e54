import { Icon } from '../icons/icon.tsx'
import styles from './pager.module.css'

export interface PagerProps {
  readonly page: number
  readonly pages: number
  readonly labels: { readonly page: string; readonly previous: string; readonly next: string }
  readonly onPage: (page: number) => void
}

export const Pager = ({ page, pages, labels, onPage }: PagerProps) => (
  <nav className="row gap-12 justify-center" aria-label={labels.page}>
    <button
      type="button"
      className={styles.turn}
      aria-label={labels.previous}
      disabled={page <= 1}
      onClick={() => onPage(page - 1)}
    >
      <Icon name="back" size={26} />
    </button>
    <span className={styles.where} aria-live="polite">
      {labels.page}
    </span>
    <button
      type="button"
      className={styles.turn}
      aria-label={labels.next}
      disabled={page >= pages}
      onClick={() => onPage(page + 1)}
    >
      <Icon name="back" size={26} className={styles.onward} />
    </button>
  </nav>
)
