import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '../../../game/navigation.tsx'
import { PAGE } from '../../../game/page-addresses.ts'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { Loading, SkeletonCard, SkeletonRows } from '../../../ui/feedback/skeleton-parts.tsx'
import { Screen } from '../../../ui/surfaces/screen.tsx'
import { ArmyTab } from '../../army/shelf/army-tab.tsx'
import { combatProfileQuery } from '../../home/queries.ts'
import { LeagueTab } from './league-tab.tsx'

const League = () => {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(combatProfileQuery)
  if (data) return <LeagueTab profile={data} />
  if (error) return <LoadProblem error={error} text={t('season.failed')} onRetry={() => void refetch()} />
  return (
    <Loading label={t('season.loading')}>
      <SkeletonCard />
      <SkeletonRows rows={4} />
    </Loading>
  )
}

export const TierScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (
    <Screen title={t('season.title')} hue="indigo" onBack={() => navigate(PAGE.TIER.back)}>
      <Tabs
        label={t('season.tabs')}
        tabs={[
          { id: 'league', label: t('season.league'), content: <League /> },
          { id: 'army', label: t('season.army'), content: <ArmyTab /> },
        ]}
      />
    </Screen>
  )
}
