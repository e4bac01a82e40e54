import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/controls/button.tsx'
import styles from './load-failed.module.css'

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
