import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Loading, SkeletonCard } from '../../ui/skeleton-parts.tsx'
import { InboxList } from './inbox-list.tsx'
import styles from './inbox-screen.module.css'
import { inboxQuery } from './queries.ts'

const HOME = '/'

/** The inbox of unclaimed rewards (T5, R28): claimed one by one or all together. */
export const InboxScreen = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(inboxQuery)
  return (
    <Screen title={t('inbox.title')} onBack={() => navigate(HOME)}>
      <div className={styles.content}>
        <p className={styles.about}>{t('inbox.about')}</p>
        {data ? (
          <InboxList items={data} />
        ) : error ? (
          <LoadProblem error={error} text={t('inbox.failed')} onRetry={() => void refetch()} />
        ) : (
          <Loading label={t('inbox.loading')}>
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </Loading>
        )}
      </div>
    </Screen>
  )
}
