import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import styles from './load-failed.module.css'

/** A part of the page that could not be loaded, in place of it, with the way to try again. */
export const LoadFailed = ({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.failed} role="alert">
      <p>{text}</p>
      <Button size="small" variant="secondary" onClick={onRetry}>
        {t('kombat.retry')}
      </Button>
    </div>
  )
}
