import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import styles from './pager.module.css'

export interface PagerProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** 'Page X of N' between the ways back and on. */
export const Pager = ({ page, pages, onPage }: PagerProps) => {
  const { t } = useTranslation()
  return (
    <nav className={styles.pager} aria-label={t('boards.page', { page, pages })}>
      <button
        type="button"
        className={styles.turn}
        aria-label={t('boards.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="back" size={26} />
      </button>
      <span className={styles.where} aria-live="polite">
        {t('boards.page', { page, pages })}
      </span>
      <button
        type="button"
        className={styles.turn}
        aria-label={t('boards.next')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="back" size={26} className={styles.onward} />
      </button>
    </nav>
  )
}
