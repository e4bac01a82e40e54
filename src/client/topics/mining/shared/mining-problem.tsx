import { useTranslation } from 'react-i18next'
import { isNetworkError } from '#client/api/api-error.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import styles from './mining-problem.module.css'

export const MiningProblem = ({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <Panel as="section" aria-label={t('home.miningProgress')} className={styles.problem}>
      <p role="alert" className={styles.text}>
        {t(isNetworkError(error) ? 'ui.offline' : 'home.miningFailed')}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </Panel>
  )
}
