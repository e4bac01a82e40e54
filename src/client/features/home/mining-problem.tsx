import { useTranslation } from 'react-i18next'
import { httpStatusOf, NETWORK_STATUS } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './mining-problem.module.css'

/** Stands where the mining card could not be loaded: why, and another try. Small, for it is part of the first screen. */
export const MiningProblem = ({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <Panel as="section" aria-label={t('home.miningProgress')} className={styles.problem}>
      <p role="alert" className={styles.text}>
        {t(httpStatusOf(error) === NETWORK_STATUS ? 'ui.offline' : 'home.miningFailed')}
      </p>
      <Button variant="secondary" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </Panel>
  )
}
