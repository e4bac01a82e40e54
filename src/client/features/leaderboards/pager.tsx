import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import styles from './pager.module.css'

export interface PagerProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** 'Page X of N' between the previous and next buttons. */
export const Pager = ({ page, pages, onPage }: PagerProps) => {
  const { t } = useTranslation()
  return (
    <nav className={styles.pager} aria-label={t('leaderboards.page', { page, pages })}>
      <button
        type="button"
        className={styles.turn}
        aria-label={t('leaderboards.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="back" size={26} />
      </button>
      <span className={styles.where} aria-live="polite">
        {t('leaderboards.page', { page, pages })}
      </span>
      <button
        type="button"
        className={styles.turn}
        aria-label={t('leaderboards.next')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="back" size={26} className={styles.onward} />
      </button>
    </nav>
  )
}
