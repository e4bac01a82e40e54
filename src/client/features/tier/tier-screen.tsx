import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Loading, SkeletonCard, SkeletonRows } from '../../ui/skeleton-parts.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ArmyTab } from './army-tab.tsx'
import { LeagueTab } from './league-tab.tsx'
import { combatProfileQuery } from './queries.ts'

const HOME = '/'

const League = () => {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(combatProfileQuery)
  if (data) return <LeagueTab profile={data} />
  if (error) return <LoadProblem error={error} text={t('tier.failed')} onRetry={() => void refetch()} />
  return (
    <Loading label={t('tier.loading')}>
      <SkeletonCard />
      <SkeletonRows rows={4} />
    </Loading>
  )
}

/** The player's rank on both ladders: by points in the leagues, by STAR in the army (rows 158, 159; T6). */
export const TierScreen = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Screen title={t('tier.title')} onBack={() => navigate(HOME)}>
      <Tabs
        label={t('tier.tabs')}
        tabs={[
          { id: 'league', label: t('tier.league'), content: <League /> },
          { id: 'army', label: t('tier.army'), content: <ArmyTab /> },
        ]}
      />
    </Screen>
  )
}
