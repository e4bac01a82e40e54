import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '../../game/navigation.tsx'
import { PLACES } from '../../game/places.ts'
import { luckQuery } from '../../game/queries.ts'
import styles from '../../ui/column.module.css'
import { LoadProblem } from '../../ui/feedback/load-problem.tsx'
import { Loading, SkeletonCard } from '../../ui/feedback/skeleton-parts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Screen } from '../../ui/screen.tsx'

/** Provable luck (R46): the chain of seeds, each roll with its odds and outcome, verified on this device. */
export const LuckScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { data, error, refetch } = useQuery(luckQuery)
  return (
    <Screen title={t('luck.title')} hue="teal" onBack={() => navigate(PLACES.FAIR_PLAY)}>
      <div className={styles.column}>
        <p className={styles.about}>{t('luck.about')}</p>
        {data ? (
          <Panel>
            <code>{data.chain.server_seed_hash}</code>
          </Panel>
        ) : error ? (
          <LoadProblem error={error} text={t('luck.failed')} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('luck.loading')}>
            <SkeletonCard />
            <SkeletonCard />
          </Loading>
        )}
      </div>
    </Screen>
  )
}
