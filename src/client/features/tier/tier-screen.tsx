import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { combatProfileQuery } from '../../game/home-queries.ts'
import { useAppNavigate } from '../../game/navigation.tsx'
import { PLACES } from '../../game/places.ts'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { LoadProblem } from '../../ui/feedback/load-problem.tsx'
import { Loading, SkeletonCard, SkeletonRows } from '../../ui/feedback/skeleton-parts.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ArmyTab } from './army-tab.tsx'
import { LeagueTab } from './league-tab.tsx'

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

/** The player's rank on both ladders: league and army (rows 158, 159; T6). */
export const TierScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (
    <Screen title={t('tier.title')} hue="indigo" onBack={() => navigate(PLACES.HOME)}>
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
