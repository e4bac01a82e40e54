import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { ArmyTab } from '#client/topics/army/shared/army-tab.tsx'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { SkeletonCard, SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { LeagueTab } from './league-tab.tsx'

const League = () => {
  const { t } = useTranslation()
  const query = useQuery(combatProfileQuery)
  if (query.data) return <LeagueTab profile={query.data} />
  return (
    <Pending queries={[query]} failed={t('season.failed')} loading={t('season.loading')}>
      <SkeletonCard />
      <SkeletonRows rows={4} />
    </Pending>
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
