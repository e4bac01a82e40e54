import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { LoadProblem } from '#client/ui/feedback/load-problem.tsx'
import { Loading, SkeletonRows } from '#client/ui/feedback/skeleton-parts.tsx'
import { missionsQuery } from '../queries.ts'
import { MissionList } from './mission-list.tsx'
import { UpgradeBody, type UpgradeBodyProps } from './upgrade-body.tsx'

type HonorTab = 'upgrade' | 'mission'

const Missions = ({ onGotIt }: { readonly onGotIt: () => void }) => {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(missionsQuery)
  if (data) return <MissionList missions={data} onGotIt={onGotIt} />
  if (error) return <LoadProblem error={error} text={t('upgrades.missionsFailed')} onRetry={() => void refetch()} />
  return (
    <Loading label={t('upgrades.missionsLoading')}>
      <SkeletonRows rows={4} />
    </Loading>
  )
}

export const HonorBody = (props: Omit<UpgradeBodyProps, 'onOpenMission'>) => {
  const { t } = useTranslation()
  const [tab, setTab] = useState<HonorTab>('upgrade')
  return (
    <Tabs<HonorTab>
      label={t('upgrades.honorTabs')}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'upgrade',
          label: t('upgrades.tab.upgrade'),
          content: <UpgradeBody {...props} onOpenMission={() => setTab('mission')} />,
        },
        {
          id: 'mission',
          label: t('upgrades.tab.mission'),
          content: <Missions onGotIt={() => setTab('upgrade')} />,
        },
      ]}
    />
  )
}
