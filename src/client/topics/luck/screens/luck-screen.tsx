import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { Loading, SkeletonCard } from '#client/ui/feedback/skeleton-parts.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { luckQuery } from '../queries.ts'
import { ChainPanel } from './chain-panel.tsx'
import { RatesPanel } from './rates-panel.tsx'
import { RollList } from './roll-list.tsx'

export const LuckScreen = () => {
  const { t } = useTranslation()
  const goBack = useGoBack(PAGE.LUCK.back)
  const { data, error, refetch } = useQuery(luckQuery)
  return (
    <Screen title={t('luck.title')} hue="teal" onBack={goBack}>
      <div className="column gap-12 above-inset">
        <p className="muted size-14">{t('luck.about')}</p>
        {data ? (
          <>
            <ChainPanel chain={data.chain} />
            <RatesPanel {...data} />
            <RollList keptDays={data.kept_days} />
          </>
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
